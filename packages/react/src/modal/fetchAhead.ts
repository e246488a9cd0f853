import type { Client } from '@foyer/core'
import { savesData } from '@foyer/protocol'
import { loadOpening } from './loadOpening.js'

/**
 * Has the opening ready before a press: its code comes right behind the page's own, all else when the page is idle (`makeReady`).
 * Never where bytes are dear, nor before the page is seen. Returns its end.
 *
 * @param show is given what arrived, once the first view may be rendered
 */
export function fetchAhead(client: Client, show: (opening: Opening) => void): () => void {
  let end = () => {}
  let isOver = savesData(window)
  const fetch = () => {
    if (isOver || document.hidden) return
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
