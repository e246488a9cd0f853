import { useEffect, useState } from 'react'
import type { Panel } from './Panel.js'

// Code that was fetched is there for every client of the page.
let arrived: typeof Panel | undefined

/** The code of the ways beside the wallets, fetched in the frame that shows these. */
export function usePanel() {
  const [{ attempt, ...panel }, set] = useState({ Panel: arrived, isMissed: false, attempt: 0 })
  useEffect(() => {
    if (arrived) return
    let over = false
    const settle = () => {
      if (!over) set({ Panel: arrived, isMissed: !arrived, attempt })
    }
    const frame = requestAnimationFrame(() => {
      import('./Panel.js')
        .then((code) => {
          arrived = code.Panel
        })
        .then(settle, settle)
    })
    return () => {
      over = true
      cancelAnimationFrame(frame)
    }
  }, [attempt])
  const retry = () => set({ Panel: undefined, isMissed: false, attempt: attempt + 1 })
  return { ...panel, retry }
}
