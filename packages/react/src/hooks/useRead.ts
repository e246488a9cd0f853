import type { Client, State } from '@foyer/core'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useClient } from './useClient.js'
import { useSelect } from './useSelect.js'

type Read<parameters, result> = (client: Client, parameters: parameters) => Promise<result>
type Peek<parameters, result> = (client: Client, parameters: parameters) => result | undefined

/**
 * Follows a read. `undefined` parameters ask for nothing. It is asked again for other parameters, when
 * the page comes to the front, when the client knows that balances changed, and by `refresh`; core's
 * cache decides what reaches the network. An answer to an older question is dropped; a failure keeps
 * the last answer to the same question. `peek` gives what is known without asking, for the first picture.
 */
export function useRead<parameters, result>(
  read: Read<parameters, result>,
  parameters: parameters | undefined,
  peek?: Peek<parameters, result>,
): useRead.Result<result> {
  const client = useClient()
  const stamp = useSelect(stampOf)
  const key = parameters === undefined ? undefined : JSON.stringify(parameters)
  const [answer, setAnswer] = useState<Answer<result>>({})
  const question = useRef({ parameters, count: 0 })
  question.current.parameters = parameters

  const refresh = useCallback(async () => {
    const asked = question.current.parameters
    question.current.count += 1
    const mine = question.current.count
    if (key === undefined || asked === undefined) return
    const settle = (next: (last: Answer<result>) => Answer<result>) => {
      if (question.current.count === mine) setAnswer(next)
    }
    try {
      const data = await read(client, asked)
      settle(() => ({ key, data }))
    } catch (error) {
      const known = () => peek?.(client, asked)
      settle((last) => ({ key, data: last.key === key ? last.data : known(), error }))
    }
  }, [client, key, read, peek])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new stamp is a reason to ask again
  useEffect(() => {
    void refresh()
    return () => {
      question.current.count += 1
    }
  }, [refresh, stamp])

  useEffect(() => {
    const onFront = () => void refresh()
    window.addEventListener('focus', onFront)
    return () => window.removeEventListener('focus', onFront)
  }, [refresh])

  const isAnswered = answer.key === key
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the parameters
  const known = useMemo(
    () => (parameters === undefined || isAnswered ? undefined : peek?.(client, parameters)),
    [client, key, isAnswered, peek],
  )
  const mine: Answer<result> = isAnswered ? answer : known === undefined ? {} : { key, data: known }
  return { data: mine.data, error: mine.error, status: statusOf(key, mine), refresh }
}

export declare namespace useRead {
  type Result<result> = {
    data: result | undefined
    error: unknown
    /** `idle` when nothing is asked. */
    status: 'idle' | 'pending' | 'success' | 'error'
    refresh: () => Promise<void>
  }
}

type Answer<result> = { key?: string | undefined; data?: result | undefined; error?: unknown }

function statusOf(key: string | undefined, { key: answered, error }: Answer<unknown>) {
  if (key === undefined) return 'idle'
  if (answered !== key) return 'pending'
  return error === undefined ? 'success' : 'error'
}

function stampOf({ account }: State): number {
  return account.stamp
}
