import { closeModal } from '@foyer/core'
import { type RefObject, useLayoutEffect } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { afterPaint } from './afterPaint.js'
import { atRest } from './atRest.js'
import { guardBack } from './guardBack.js'
import { inertOthers } from './inertOthers.js'
import { layersOf } from './layersOf.js'
import { liftOverKeyboard } from './liftOverKeyboard.js'
import { lockScroll } from './lockScroll.js'
import { trapFocus } from './trapFocus.js'

/**
 * Takes the page out of reach while the modal stands over it, and gives it back as it was. The keys are taken at once; what has the browser
 * look at the whole page again, however large it is, comes when the modal rests on the screen.
 */
export function useOverlay(
  host: HTMLElement | undefined,
  dialog: RefObject<HTMLElement | null>,
): void {
  const client = useFoyerClient()
  useLayoutEffect(() => {
    if (!host) return
    const dismiss = () => {
      closeModal(client)
      return !client.store.getState().modal.open
    }
    // What was rendered ahead may stand before a modal that is open.
    if (layersOf(document).length > 0 && !client.options.disableAppend) document.body.append(host)
    const ends = [trapFocus(host, dialog, dismiss)]
    ends.push(
      afterPaint(() => ends.push(liftOverKeyboard(host), guardBack(window, dismiss))),
      atRest(() => ends.push(inertOthers(host), lockScroll(document))),
    )
    return () => {
      // In reverse, as they were begun.
      for (const end of ends.reverse()) end()
    }
  }, [client, host, dialog])
}
