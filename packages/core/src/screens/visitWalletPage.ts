import { codeOf } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { isRefusal } from '../embedded/engine/toFailure.js'
import { openEmbedded } from '../embedded/openEmbedded.js'
import { enterWallet } from './enterWallet.js'

/**
 * Shows one of the wallet's own pages. After a recovery, and after the consent to another page's login, it connects the
 * wallet, which closes the modal (`entered`); otherwise the page was only left (`left`).
 *
 * @throws as `openEmbedded` and `enterEmbedded`
 */
export async function visitWalletPage(
  client: Client,
  { page }: visitWalletPage.Parameters,
): Promise<'entered' | 'left'> {
  const { provider = 'email' } = client.store.getState().embedded
  try {
    const { provider: other } = await openEmbedded(client, { page })
    if (page !== 'recover' && page !== 'connect') return 'left'
    await enterWallet(client, other ?? provider)
    return 'entered'
  } catch (error) {
    if (page !== 'connect' || !isLoggedOut(error)) throw error
    return 'left'
  }
}

export declare namespace visitWalletPage {
  type Parameters = { page: NonNullable<NonNullable<openEmbedded.Parameters>['page']> }
}

/** The user declined, or there is no login: another way to log in is next. */
function isLoggedOut(error: unknown): boolean {
  return isRefusal(error, 'code_expired', 'not_logged_in') || codeOf(error) === 'login_needed'
}
