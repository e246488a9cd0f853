import type { Eip1193Provider } from '@foyer/protocol'
import { FoyerError, toFoyerError } from '@foyer/protocol'
import type { Address } from 'viem'
import { requestProvider } from '../dialect/requestProvider.js'
import { readAccounts } from './readAccounts.js'

/** Whether the last connection was ended here; a host's own storage may take its time to say. */
export type Ended = boolean | PromiseLike<unknown>

/**
 * Has a wallet show its connect prompt. After a disconnect here, it requests the permission anew (EIP-2255),
 * so that the user can choose another account in a wallet that cannot revoke a permission.
 */
export async function requestAccounts(
  provider: Eip1193Provider,
  wasEnded: Ended,
): Promise<readonly Address[]> {
  // Nothing is awaited where the value is known: the request leaves within the press.
  if (typeof wasEnded === 'boolean' ? wasEnded : await wasEnded) {
    try {
      await requestProvider(provider, 'wallet_requestPermissions', [{ eth_accounts: {} }])
      const accounts = readAccounts(await requestProvider(provider, 'eth_accounts'))
      if (accounts.length > 0) return accounts
    } catch (error) {
      const known = toFoyerError(error)
      if (FoyerError.is(known, 'user_rejected') || FoyerError.is(known, 'request_pending'))
        throw known
    }
  }
  return readAccounts(await requestProvider(provider, 'eth_requestAccounts'))
}
