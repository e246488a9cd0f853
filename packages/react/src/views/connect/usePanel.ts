import { useEffect, useState } from 'react'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { fetchTexts } from '../../locales/fetchTexts.js'
import type { Panel as Code } from './Panel.js'

/** The code of the ways beside the wallets, fetched in the frame that shows these. What has arrived is there for each next showing. */
export function usePanel() {
  const client = useFoyerClient()
  const { arrived } = client.handles
  const Panel = arrived.get(name) as typeof Code | undefined
  const [{ attempt, isMissed }, set] = useState({ attempt: 0, isMissed: false })
  useEffect(() => {
    if (arrived.has(name)) return
    let over = false
    const settle = () => {
      if (!over) set({ isMissed: !arrived.has(name), attempt })
    }
    const frame = requestAnimationFrame(() => {
      Promise.all([import('./Panel.js'), fetchTexts(client, ['embedded'])])
        .then(([code]) => arrived.set(name, code.Panel))
        .then(settle, settle)
    })
    return () => {
      over = true
      cancelAnimationFrame(frame)
    }
  }, [arrived, client, attempt])
  const retry = () => set({ isMissed: false, attempt: attempt + 1 })
  return { Panel, isMissed, retry }
}

const name = 'Panel'
