import { useEffect, useState } from 'react'

type Face = Awaited<ReturnType<typeof load>>

/** The face of a connected account, loaded once there is one: who is not connected loads none of it. */
export function useAccountFace(wanted: boolean): Face | undefined {
  const [face, setFace] = useState<{ Face: Face }>()
  useEffect(() => {
    if (!wanted) return
    let here = true
    load().then(
      (Face) => {
        if (here) setFace({ Face })
      },
      // The address alone does.
      () => {},
    )
    return () => {
      here = false
    }
  }, [wanted])
  return face?.Face
}

async function load() {
  return (await import('./AccountFace.js')).AccountFace
}
