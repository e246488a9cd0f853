import type { CaipNetworkId } from '@foyer/protocol'
import type { Address } from 'viem'
import type { BatchedCall } from '../../../../actions/Action.js'
import { notSent } from '../../../refuseAccount.js'
import type { WalletEnvironment } from '../../../WalletEnvironment.js'
import { answeredQuantity } from '../quantity.js'

/**
 * Replaces a node's general error by the missing balance, where the account holds less than its calls send. The balance is fetched after a
 * failure alone: one call of several may bring what a later one sends.
 *
 * @throws `Failure` -32003, else what was caught
 */
export function explainPoor(
  { chains }: WalletEnvironment,
  network: CaipNetworkId,
  address: Address,
  calls: readonly BatchedCall[],
): (error: unknown) => Promise<never> {
  return async (error) => {
    const sent = calls.reduce((sum, { value }) => sum + value, 0n)
    const [balance, networks] = await Promise.all([
      chains.request(network, 'eth_getBalance', [address, 'latest']),
      chains.networks(),
    ])
    const held = answeredQuantity(balance)
    if (held >= sent) throw error
    const coin = networks.find(({ caipNetworkId }) => caipNetworkId === network)?.nativeCurrency
    throw notSent('balanceLow', {
      cause: error,
      given: { held, sent, decimals: coin?.decimals ?? 18, symbol: coin?.symbol },
    })
  }
}
