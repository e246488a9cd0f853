import type { RegisteredClient } from '@foyer/core'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useFoyerClient } from './useFoyerClient.js'

/** The parameters after the client are a tuple: only so are they inferred of an action that is generic in the client's chain families. */
type Action<rest extends unknown[], data> = (
  client: RegisteredClient,
  ...rest: rest
) => Promise<data> | data

/**
 * Binds an action to the client, with the words of TanStack Query's `useMutation`: `mutate` starts it and never throws, `mutateAsync`
 * resolves to what the action returns or rejects as it does; `status` and its booleans, `data`, `error` and `variables` are of the latest
 * call. A call that is followed by another one, by `reset` or by the unmount of the component changes nothing any more. The functions stay
 * the same between renders, also where `action` is written anew in each.
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
  const given = useRef(action)
  useEffect(() => {
    given.current = action
  })
  const mutateAsync = useCallback(
    async (variables: variables): Promise<data> => {
      latest.current += 1
      const own = latest.current
      const settle = (next: useFoyerAction.State<variables, data>) => {
        if (latest.current === own) set(next)
      }
      set({ ...no, ...nothing, status: 'pending', isPending: true, variables })
      try {
        const data = await given.current(client, variables)
        settle({ ...no, ...nothing, status: 'success', isSuccess: true, data, variables })
        return data
      } catch (error) {
        settle({ ...no, ...nothing, status: 'error', isError: true, error, variables })
        throw error
      }
    },
    [client],
  )
  const mutate = useCallback(
    (variables: variables) => void mutateAsync(variables).catch(() => {}),
    [mutateAsync],
  )
  const reset = useCallback(() => {
    latest.current += 1
    set(idle)
  }, [])
  return useMemo(
    () => ({ ...state, mutate, mutateAsync, reset }),
    [state, mutate, mutateAsync, reset],
  )
}

const no = { isIdle: false, isPending: false, isSuccess: false, isError: false } as const
const nothing = { data: undefined, error: undefined, variables: undefined } as const
const idle = { ...no, ...nothing, status: 'idle', isIdle: true } as const

export declare namespace useFoyerAction {
  /** `status`, and each boolean, tells the compiler what `data` and `variables` are. `error`: a `FoyerError` for every action of `@foyer/core`. */
  type State<variables, data> =
    | (Is<'idle', 'isIdle'> & { data: undefined; error: undefined; variables: undefined })
    | (Is<'pending', 'isPending'> & { data: undefined; error: undefined; variables: variables })
    | (Is<'success', 'isSuccess'> & { data: data; error: undefined; variables: variables })
    | (Is<'error', 'isError'> & { data: undefined; error: unknown; variables: variables })
  type Is<status, flag extends Flag> = { status: status } & Record<flag, true> &
    Record<Exclude<Flag, flag>, false>
  type Flag = 'isIdle' | 'isPending' | 'isSuccess' | 'isError'
  type Result<variables, data> = State<variables, data> & {
    mutate: (variables: variables) => void
    mutateAsync: (variables: variables) => Promise<data>
    reset: () => void
  }
}
