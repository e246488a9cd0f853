import { FoyerError } from '@foyer/protocol'
import type { Address } from 'viem'
import type { Provider } from '../wallets/provider.js'
import { ask } from './ask.js'
import { readAccounts } from './readAccounts.js'
import { translate } from './translate.js'

/**
 * Has a wallet show its connect prompt. After a disconnect here, it is asked for its permission anew
 * (EIP-2255), so that a wallet that cannot revoke one still lets the person choose another account.
 */
export async function requestAccounts(
  provider: Provider,
  wasEnded: Promise<unknown> | unknown,
): Promise<readonly Address[]> {
  if (await wasEnded) {
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
