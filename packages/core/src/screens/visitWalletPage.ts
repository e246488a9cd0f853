import { codeOf, FoyerError } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { isRefusal } from '../embedded/engine/toFailure.js'
import { openEmbedded } from '../embedded/openEmbedded.js'
import { isShown } from '../modal/isShown.js'
import { topEntry } from '../modal/topEntry.js'
import { enterWallet } from './enterWallet.js'

/**
 * Shows one of the wallet's own pages. After a recovery, and after the consent to another page's login, it connects the
 * wallet, which closes the modal (`entered`); otherwise the page was only left (`left`). It ends with its view, also while the frame
 * loads: another view may cover it with a request, which must not lie under the page.
 *
 * @throws as `openEmbedded` and `enterEmbedded`
 */
export async function visitWalletPage(
  client: Client,
  { page }: visitWalletPage.Parameters,
): Promise<'entered' | 'left'> {
  const { provider = 'email' } = client.store.getState().embedded
  const { signal, stop } = leavingOf(client)
  try {
    const { provider: other } = await openEmbedded(client, { page, signal })
    if (page !== 'recover' && page !== 'connect') return 'left'
    await enterWallet(client, other ?? provider)
    return 'entered'
  } catch (error) {
    if (page !== 'connect' || !isLoggedOut(error)) throw error
    return 'left'
  } finally {
    stop()
  }
}

export declare namespace visitWalletPage {
  type Parameters = { page: NonNullable<NonNullable<openEmbedded.Parameters>['page']> }
}

/** Aborts once the modal shows another view than now, or closes; without the view of the pages, never. */
function leavingOf(client: Client): { signal: AbortSignal; stop: () => void } {
  const leaving = new AbortController()
  const entry = topEntry(client.store.getState().modal.history)
  const stop = client.store.subscribe(({ modal: { history } }) => {
    if (!isShown(client) || topEntry(history) !== entry)
      leaving.abort(new FoyerError('connect_cancelled'))
  })
  if (!isShown(client) || entry.name !== 'WalletSecurity') stop()
  return { signal: leaving.signal, stop }
}

/** The user declined, or there is no login: another way to log in is next. */
function isLoggedOut(error: unknown): boolean {
  return isRefusal(error, 'code_expired', 'not_logged_in') || codeOf(error) === 'login_needed'
}
