import type { RegisteredClient } from '@foyer/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useFoyerClient } from './useFoyerClient.js'

/** The parameters after the client are a tuple: only so are they inferred of an action that is generic in the client's chain families. */
type Action<rest extends unknown[], data> = (
  client: RegisteredClient,
  ...rest: rest
) => Promise<data> | data

/**
 * Binds an action to the client, with the words of TanStack Query's `useMutation`: `mutate` starts it and never throws, `mutateAsync`
 * resolves to what the action returns or rejects as it does; `status` and its booleans, `data`, `error` and `variables` are of the latest
 * call. A call that is followed by another one, by `reset` or by the unmount of the component changes nothing any more.
 */
export function useFoyerAction<rest extends unknown[], data>(
  action: Action<rest, data>,
): useFoyerAction.Result<rest[0], data>
export function useFoyerAction<variables, data>(
  action: Action<[variables: variables], data>,
): useFoyerAction.Result<variables, data>
export function useFoyerAction<variables, data>(
  action: Action<[variables: variables], data>,
): useFoyerAction.Result<variables, data> {
  const client = useFoyerClient()
  const [state, set] = useState<useFoyerAction.State<variables, data>>(idle)
  const latest = useRef(0)
  const mounted = useRef(false)
  // Set on every mount, not once: strict mode ends the effects of a component that lives on.
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  const mutateAsync = useCallback(
    async (variables: variables): Promise<data> => {
      latest.current += 1
      const own = latest.current
      const settle = (next: useFoyerAction.State<variables, data>) => {
        if (mounted.current && latest.current === own) set(next)
      }
      set({ status: 'pending', data: undefined, error: undefined, variables })
      try {
        const data = await action(client, variables)
        settle({ status: 'success', data, error: undefined, variables })
        return data
      } catch (error) {
        settle({ status: 'error', data: undefined, error, variables })
        throw error
      }
    },
    [action, client],
  )
  const mutate = useCallback(
    (variables: variables) => void mutateAsync(variables).catch(() => {}),
    [mutateAsync],
  )
  const reset = useCallback(() => {
    latest.current += 1
    set(idle)
  }, [])
  return { ...state, ...booleansOf(state.status), mutate, mutateAsync, reset }
}

function booleansOf(status: useFoyerAction.Status) {
  return {
    isIdle: status === 'idle',
    isPending: status === 'pending',
    isSuccess: status === 'success',
    isError: status === 'error',
  }
}

const idle = { status: 'idle', data: undefined, error: undefined, variables: undefined } as const

export declare namespace useFoyerAction {
  type Status = 'idle' | 'pending' | 'success' | 'error'
  type State<variables, data> = {
    status: Status
    data: data | undefined
    /** What the action threw: a `FoyerError` for every action of `@foyer/core`. */
    error: unknown
    variables: variables | undefined
  }
  type Result<variables, data> = State<variables, data> & {
    isIdle: boolean
    isPending: boolean
    isSuccess: boolean
    isError: boolean
    mutate: (variables: variables) => void
    mutateAsync: (variables: variables) => Promise<data>
    reset: () => void
  }
}
