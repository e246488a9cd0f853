import type { Client } from '@foyer/core'
import { useEffect, useState } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { loadOpening } from '../modal/loadOpening.js'

type Face = Awaited<ReturnType<typeof load>>

/** The face of a connected account, loaded once there is one: without one its code is not fetched. */
export function useAccountFace(wanted: boolean): Face | undefined {
  const client = useFoyerClient()
  const [face, setFace] = useState<{ Face: Face }>()
  useEffect(() => {
    if (!wanted) return
    let here = true
    load(client).then(
      (Face) => {
        if (here) setFace({ Face })
      },
      // The address alone does.
      () => {},
    )
    return () => {
      here = false
    }
  }, [client, wanted])
  return face?.Face
}

/** With what it reads, so that a balance that was kept from the page before is in the first picture. */
async function load({ queries }: Client) {
  const reads = queries.load().catch(() => undefined)
  const { loadFace } = await loadOpening()
  const { AccountFace } = await loadFace()
  await reads
  return AccountFace
}
