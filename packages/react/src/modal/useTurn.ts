import { getConnectionStatus, type State } from '@foyer/core'
import { topEntry } from '@foyer/core/internal'
import { whenIdle } from '@foyer/protocol'
import { startTransition, useEffect, useState } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'

/**
 * Which rendering of the modal there is; `undefined` where there is none. Each opening has one of its own, so that nothing of the one
 * before is left in it. Where no wallet is connected the next one is rendered ahead, in idle time, and an opening at `Connect` takes it.
 */
export function useTurn(open: boolean): number | undefined {
  const { options } = useFoyerClient()
  const isOut = useFoyerSelector(outOf)
  const isConnect = useFoyerSelector(connectOf)
  const isDue = !open && isOut && options.prefetch === 'idle'
  const [{ turn, isAhead, wasOpen }, set] = useState({ turn: 0, isAhead: isDue, wasOpen: open })
  if (wasOpen !== open)
    set({ wasOpen: open, turn: open && isAhead && isConnect ? turn : turn + 1, isAhead: false })
  else if (isAhead && !isDue) set({ wasOpen, turn, isAhead: false })
  useEffect(() => {
    // Never for what is there: the update would wait for the press, and render the modal once more behind it.
    if (!isDue || isAhead) return
    const prepare = () => set((now) => ({ ...now, isAhead: !now.wasOpen }))
    return whenIdle(window, () => startTransition(prepare), latestMs)
  }, [isDue, isAhead])
  return open || isAhead ? turn : undefined
}

/** A browser that draws nothing says late, or never, that it is idle: one who opens again soon is not to wait for a rendering. */
const latestMs = 200

function outOf({ connection }: State): boolean {
  return getConnectionStatus(connection) === 'disconnected'
}

function connectOf({ modal }: State): boolean {
  return topEntry(modal.history).name === 'Connect'
}
