import type { Client } from '@foyer/core'
import { useEffect, useState } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'

/**
 * Code that a view draws with beside what is seen first, under a name of its own: fetched in the frame that shows the view. What has arrived is there for each
 * next showing.
 *
 * @param fetch the same function each time
 */
export function useArrival<code>(
  name: string,
  fetch: (client: Client) => Promise<code>,
): useArrival.Result<code> {
  const client = useFoyerClient()
  const { arrived } = client.handles
  const code = arrived.get(name) as code | undefined
  const [{ attempt, isMissed }, set] = useState({ attempt: 0, isMissed: false })
  useEffect(() => {
    if (arrived.has(name)) return
    let over = false
    const settle = () => {
      if (!over) set({ isMissed: !arrived.has(name), attempt })
    }
    const frame = requestAnimationFrame(() => {
      fetch(client)
        .then((found) => arrived.set(name, found))
        .then(settle, settle)
    })
    return () => {
      over = true
      cancelAnimationFrame(frame)
    }
  }, [arrived, client, name, fetch, attempt])
  const retry = () => set({ isMissed: false, attempt: attempt + 1 })
  return { code, isMissed, retry }
}

export declare namespace useArrival {
  type Result<code> = {
    readonly code: code | undefined
    /** It did not arrive. */
    readonly isMissed: boolean
    readonly retry: () => void
  }
}
