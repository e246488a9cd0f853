import { closeModal } from '@foyer/core'
import { type RefObject, useLayoutEffect } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { afterPaint } from './afterPaint.js'
import { atRest } from './atRest.js'
import { guardBack } from './guardBack.js'
import { inertOthers } from './inertOthers.js'
import { lockScroll } from './lockScroll.js'
import { topOfPage } from './topOfPage.js'
import { trapFocus } from './trapFocus.js'

/**
 * Takes the page out of reach while the modal stands over it, and gives it back as it was. The keys are taken at once; what has the browser
 * look at the whole page again, however large it is, comes when the modal rests on the screen.
 */
export function useOverlay(
  place: RefObject<HTMLElement | null>,
  { shut, dialog }: useOverlay.Parameters,
): void {
  const client = useFoyerClient()
  useLayoutEffect(() => {
    const host = place.current
    if (shut || !host) return
    const dismiss = () => {
      closeModal(client)
      return !client.store.getState().modal.open
    }
    const top = client.options.disableAppend ? undefined : topOfPage()
    top?.append(host)
    const ends: (() => void)[] = [
      trapFocus(host, dialog, dismiss),
      afterPaint(() => ends.push(guardBack(window, dismiss))),
      atRest(() => {
        ends.push(inertOthers(host), lockScroll(document))
        import('./keepOver.js').then(({ keepOver }) => {
          // None is left once the modal is shut.
          if (ends[0]) ends.push(keepOver(host, top, dialog.current, inertOthers))
        }, missed)
      }),
    ]
    return () => {
      // In reverse, as they were begun.
      for (const end of ends.splice(0).reverse()) end()
    }
  }, [client, place, shut, dialog])
}

export declare namespace useOverlay {
  /** `shut`: rendered ahead, and not open. */
  type Parameters = { shut: boolean; dialog: RefObject<HTMLElement | null> }
}

/** The modal can be used without: what shows a pressed wallet comes in the same file, and reports that it did not arrive. */
function missed() {}
