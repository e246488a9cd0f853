import type { CaipNetworkId } from '@foyer/protocol'
import type { WalletEnvironment } from '../accounts/WalletEnvironment.js'

/** Whether the account's contract is on the chain yet. It is put there with the first thing that the account does. */
export async function isDeployed(
  { chains }: WalletEnvironment,
  network: CaipNetworkId,
  address: string,
) {
  const code = await chains.request(network, 'eth_getCode', [address, 'latest'])
  return typeof code === 'string' && code !== '0x'
}
