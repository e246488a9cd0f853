import type { State, ViewEntry } from '@foyer/core'
import { topEntry } from '@foyer/core/internal'
import { after } from '@foyer/protocol'
import { useCallback, useEffect, useState } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { arrivedView, type LoadedView, loadView } from './loadView.js'

/**
 * The view to show. The one before stays until the next has arrived, so that nothing blinks; only a
 * slow one is `late`, and one that did not come can be tried again.
 */
export function useView(): useView.Result {
  const client = useFoyerClient()
  const entry = useFoyerSelector(shownEntry)
  const view = arrivedView(client, entry.name)
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
    const cancel = after(skeletonDelayMs, () => settle({ late: true }))
    loadView(client, entry.name).then(
      () => settle({ failed: false }),
      () => settle({ failed: true }),
    )
    return () => {
      over = true
      cancel()
    }
  }, [client, entry.name, view, attempt])

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

function shownEntry({ modal }: State): ViewEntry {
  return topEntry(modal.history)
}

export declare namespace useView {
  /** `turn` goes up with every view shown. */
  type Shown = { entry: ViewEntry; view: LoadedView; turn: number }
  type Result = { shown: Shown | undefined; late: boolean; failed: boolean; retry: () => void }
}
