import { closeModal } from '@foyer/core'
import { type RefObject, useLayoutEffect } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { guardBack } from './guardBack.js'
import { inertOthers } from './inertOthers.js'
import { liftOverKeyboard } from './liftOverKeyboard.js'
import { lockScroll } from './lockScroll.js'
import { trapFocus } from './trapFocus.js'

/** Takes the page out of reach while the modal stands over it, and gives it back as it was. */
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
    // Ended in reverse, as they were begun.
    const ends = [
      trapFocus(host, dialog, dismiss),
      inertOthers(host),
      lockScroll(document),
      liftOverKeyboard(host),
      guardBack(window, dismiss),
    ].reverse()
    return () => {
      for (const end of ends) end()
    }
  }, [client, host, dialog])
}
