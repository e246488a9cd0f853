import type { Client } from '@foyer/core'
import { useCallback, useEffect, useState } from 'react'
import { useFoyerClient } from './useFoyerClient.js'

type Loaded = Awaited<ReturnType<Client['queries']['load']>>

/** TanStack Query's code and the client's cache, loaded once it is wanted; a load that failed is tried again by `retry`, which resolves to it. */
export function useQueries(isWanted: boolean): useQueries.Result {
  const { queries } = useFoyerClient()
  const [, setLoaded] = useState<Loaded>()
  const [failure, setFailure] = useState<{ error: unknown; tries: number }>({
    error: undefined,
    tries: 0,
  })
  const loaded = queries.current()
  const isMissing = isWanted && !loaded
  const { tries } = failure

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a reason to load
  useEffect(() => {
    if (!isMissing) return
    let here = true
    queries.load().then(
      (now) => here && setLoaded(now),
      (error: unknown) => here && setFailure((last) => ({ ...last, error })),
    )
    return () => {
      here = false
    }
  }, [queries, isMissing, tries])

  const retry = useCallback(() => {
    setFailure((last) => ({ error: undefined, tries: last.tries + 1 }))
    return queries.load()
  }, [queries])
  return { loaded, error: loaded ? undefined : failure.error, retry }
}

export declare namespace useQueries {
  type Result = { loaded: Loaded | undefined; error: unknown; retry: () => Promise<Loaded> }
}
