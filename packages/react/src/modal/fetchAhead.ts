import type { Client } from '@foyer/core'
import { isFetchedAhead } from './isFetchedAhead.js'
import { loadOpening } from './loadOpening.js'

/**
 * Has the opening ready before a press, where `isFetchedAhead` says so: its code comes right behind the page's own, all else when the page is
 * idle (`makeReady`). Returns its end.
 *
 * @param show is given what arrived, once the first view may be rendered
 */
export function fetchAhead(client: Client, show: (opening: Opening) => void): () => void {
  let end = () => {}
  let isOver = false
  const fetch = () => {
    if (isOver || !isFetchedAhead(client)) return
    document.removeEventListener('visibilitychange', fetch)
    loadOpening().then(
      (opening) => {
        const ready = () => {
          client.handles.arrived.set('Modal', opening)
          show(opening)
        }
        if (!isOver) end = opening.makeReady(client, ready)
      },
      () => {
        // The press loads it again, and reports a failure.
      },
    )
  }
  document.addEventListener('visibilitychange', fetch)
  fetch()
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', fetch)
    end()
  }
}

type Opening = Awaited<ReturnType<typeof loadOpening>>
