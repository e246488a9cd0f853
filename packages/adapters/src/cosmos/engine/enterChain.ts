import { FoyerError, type Network } from '@foyer/protocol'
import { callKeplr } from './callKeplr.js'
import type { KeplrKey } from './KeplrKey.js'
import { readKey } from './readKey.js'
import { suggestChain } from './suggestChain.js'

/**
 * Has a wallet let the page use a network, which it adds where it does not know it.
 *
 * @returns the account there
 * @throws `user_rejected`, `wallet_locked`, `chain_not_supported`, `switch_rejected_after_add`, `wallet_failed`
 */
export async function enterChain(wallet: unknown, network: Network): Promise<KeplrKey> {
  const chainId = String(network.id)
  try {
    await callKeplr(wallet, 'enable', chainId)
  } catch (error) {
    // Wallets have no code for a network that they do not know.
    const mayBeUnknown = ['wallet_failed', 'chain_not_supported'] as const
    if (!mayBeUnknown.some((code) => FoyerError.is(error, code))) throw error
    await suggestChain(wallet, network)
    await callKeplr(wallet, 'enable', chainId).catch((cause) => {
      throw FoyerError.is(cause, 'user_rejected')
        ? new FoyerError('switch_rejected_after_add', { cause })
        : cause
    })
  }
  return readKey(await callKeplr(wallet, 'getKey', chainId), network)
}
