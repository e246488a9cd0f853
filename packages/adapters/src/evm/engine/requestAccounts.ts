import { FoyerError } from '@foyer/protocol'
import type { Address } from 'viem'
import type { Provider } from '../wallets/provider.js'
import { ask } from './ask.js'
import { readAccounts } from './readAccounts.js'
import { translate } from './translate.js'

/** Whether the last connection was ended here; a host's own storage may take its time to say. */
export type Ended = boolean | PromiseLike<unknown>

/**
 * Has a wallet show its connect prompt. After a disconnect here, it is asked for its permission anew
 * (EIP-2255), so that a wallet that cannot revoke one still lets the person choose another account.
 */
export async function requestAccounts(
  provider: Provider,
  wasEnded: Ended,
): Promise<readonly Address[]> {
  // Not a moment is waited for where it is known: the wallet is asked in the press itself.
  if (typeof wasEnded === 'boolean' ? wasEnded : await wasEnded) {
    try {
      await ask(provider, 'wallet_requestPermissions', [{ eth_accounts: {} }])
      const accounts = readAccounts(await ask(provider, 'eth_accounts'))
      if (accounts.length > 0) return accounts
    } catch (error) {
      const known = translate(error)
      if (FoyerError.is(known, 'user_rejected') || FoyerError.is(known, 'request_pending'))
        throw known
    }
  }
  return readAccounts(await ask(provider, 'eth_requestAccounts'))
}
