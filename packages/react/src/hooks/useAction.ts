import type { Client } from '@foyer/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useClient } from './useClient.js'

type Action<parameters, result> = (
  client: Client,
  parameters: parameters,
) => Promise<result> | result

/**
 * Binds an action to the client: `run` starts it, `status` and `error` tell how it goes. `run` never
 * rejects. A run that is overtaken by the next one, or by the component's end, changes nothing any more.
 */
export function useAction<parameters, result>(action: Action<parameters, result>) {
  const client = useClient()
  const [{ status, error }, set] = useState<useAction.State>({ status: 'idle', error: undefined })
  const latest = useRef(0)
  const mounted = useRef(false)
  // Set on every mount, not once: strict mode ends the effects of a component that lives on.
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  const run = useCallback(
    async (parameters: parameters): Promise<result | undefined> => {
      latest.current += 1
      const mine = latest.current
      const settle = (next: useAction.State) => {
        if (mounted.current && latest.current === mine) set(next)
      }
      set({ status: 'pending', error: undefined })
      try {
        const result = await action(client, parameters)
        settle({ status: 'success', error: undefined })
        return result
      } catch (error) {
        settle({ status: 'error', error })
        return undefined
      }
    },
    [action, client],
  )
  return { run, status, error }
}

export declare namespace useAction {
  type State = { status: 'idle' | 'pending' | 'success' | 'error'; error: unknown }
}
