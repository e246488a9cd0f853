import { type Entry, type State, top } from '@foyer/core'
import { useCallback, useEffect, useState } from 'react'
import { useSelect } from '../hooks/useSelect.js'
import { arrivedView, type LoadedView, loadView } from './loadView.js'

/**
 * The view to show. The one before stays until the next has arrived, so that nothing blinks; only a
 * slow one is `late`, and one that did not come can be tried again.
 */
export function useView(): useView.Result {
  const entry = useSelect(topEntry)
  const view = arrivedView(entry.name)
  const [shown, setShown] = useState<useView.Shown>()
  const [fetching, setFetching] = useState({ attempt: 0, late: false, failed: false })
  const isShown = shown?.entry.name === entry.name && shown.entry.data === entry.data
  if (view && !isShown) setShown({ entry, view, turn: (shown?.turn ?? 0) + 1 })

  const { attempt } = fetching
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again
  useEffect(() => {
    if (view) return
    let over = false
    const settle = (change: { late?: boolean; failed?: boolean }) => {
      if (!over) setFetching((now) => ({ ...now, late: false, ...change }))
    }
    const timer = setTimeout(() => settle({ late: true }), skeletonDelayMs)
    loadView(entry.name).then(
      () => settle({ failed: false }),
      () => settle({ failed: true }),
    )
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [entry.name, view, attempt])

  const retry = useCallback(
    () => setFetching((now) => ({ attempt: now.attempt + 1, late: false, failed: false })),
    [],
  )
  return {
    shown,
    late: fetching.late && !view,
    failed: fetching.failed && !view,
    retry,
  }
}

/** A skeleton that is seen for less than this is a flicker. */
const skeletonDelayMs = 200

function topEntry({ modal }: State): Entry {
  return top(modal.history)
}

export declare namespace useView {
  /** `turn` goes up with every view shown. */
  type Shown = { entry: Entry; view: LoadedView; turn: number }
  type Result = { shown: Shown | undefined; late: boolean; failed: boolean; retry: () => void }
}
