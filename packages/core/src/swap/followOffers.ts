import { swapQuoteRefreshMs } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { isBusy } from './editDraft.js'
import { readOffers } from './readOffers.js'

/**
 * Reads offers anew every ten seconds while they are shown; not while the page is hidden or a wallet has a request.
 *
 * @param prepare makes a preview anew that stands
 * @returns the end of it
 */
export function followOffers(
  client: Client,
  prepare: (client: Client) => Promise<unknown> = readOffers,
): () => void {
  let cancel = () => {}
  const plan = () => {
    cancel = client.clock.after(swapQuoteRefreshMs, () => {
      plan()
      const draft = client.store.getState().swap?.draft
      const isHidden = client.environment.window()?.document.visibilityState === 'hidden'
      if (isHidden || !draft || isBusy(draft) || draft.quoting.status !== 'there') return
      const { status } = draft
      if (status === 'prepared') void prepare(client).catch(() => {})
      else if (status === 'editing') void readOffers(client).catch(() => {})
    })
  }
  plan()
  return () => cancel()
}
