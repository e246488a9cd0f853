import { useCallback, useRef, useState } from 'react'

export type TaskState = {
  readonly status: 'idle' | 'busy' | 'done' | 'failed'
  readonly text: string
}

/**
 * Runs one thing at a time and keeps how it went, in words. `report` says how far it is. What
 * an older run says is dropped once a newer one began.
 */
export function useTask<argument = void>(
  work: (report: (text: string) => void, argument: argument) => Promise<string>,
) {
  const [state, set] = useState<TaskState>({ status: 'idle', text: '' })
  const latest = useRef(0)
  const run = useCallback(
    async (argument: argument) => {
      latest.current += 1
      const mine = latest.current
      const say = (next: TaskState) => {
        if (latest.current === mine) set(next)
      }
      say({ status: 'busy', text: 'Waiting for the wallet…' })
      try {
        say({ status: 'done', text: await work((text) => say({ status: 'busy', text }), argument) })
      } catch (error) {
        say({ status: 'failed', text: error instanceof Error ? error.message : String(error) })
      }
    },
    [work],
  )
  return { state, run }
}
