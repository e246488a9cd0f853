import type { QueryObserver, QueryObserverOptions, QueryObserverResult } from '@tanstack/query-core'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { type Again, unloadedResult } from './unloadedResult.js'
import { useQueries } from './useQueries.js'

/**
 * Observes a query of the client's cache as TanStack's own adapters do. Its code is loaded with the first observer: until then the
 * result is pending, and its `refetch` resolves to what is read once the code is here. `undefined` options observe nothing: pending, and idle.
 */
export function useObserver(
  kind: 'QueryObserver' | 'InfiniteQueryObserver',
  options: QueryObserverOptions | undefined,
): QueryObserverResult {
  const isEnabled = options !== undefined
  const { loaded, error, retry } = useQueries(isEnabled)
  const defaulted = useMemo(() => {
    if (!options || !loaded) return undefined
    const given = loaded.queryClient.defaultQueryOptions(options)
    // Shows a fetch that the subscription is about to begin.
    return { ...given, _optimisticResults: 'optimistic' as const }
  }, [loaded, options])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other options of an observer are set below
  const observer = useMemo(() => {
    if (!loaded || !defaulted) return undefined
    const Observer = loaded[kind] as typeof QueryObserver
    return new Observer(loaded.queryClient, defaulted)
  }, [loaded, kind, isEnabled])
  const result = observer && defaulted && observer.getOptimisticResult(defaulted)

  useSyncExternalStore(
    useCallback(
      (onChange) => {
        if (!observer || !loaded) return () => {}
        const stop = observer.subscribe(loaded.notifyManager.batchCalls(onChange))
        // What changed between the making of the observer and its subscription.
        observer.updateResult()
        return stop
      },
      [observer, loaded],
    ),
    () => observer?.getCurrentResult(),
    () => undefined,
  )
  useEffect(() => {
    if (defaulted) observer?.setOptions(defaulted)
  }, [observer, defaulted])

  const unloaded = useMemo(() => {
    const again = async (name: Again) => {
      if (!options) return first
      try {
        const { queryClient, [kind]: Observer } = await retry()
        const given = queryClient.defaultQueryOptions(options)
        const once = new (Observer as typeof QueryObserver)(queryClient, given)
        return await (once as unknown as Record<Again, () => Promise<unknown>>)[name]()
      } catch (error) {
        return unloadedResult({ isEnabled: true, error, again })
      }
    }
    const first = unloadedResult({ isEnabled: options !== undefined, error, again })
    return first
  }, [kind, options, error, retry])
  return observer && result ? observer.trackResult(result) : unloaded
}
