import { formatCaipAddress, type Network } from '@foyer/protocol'
import { getBalances } from '../account/getBalances.js'
import type { Client } from '../Client.js'
import { readPrice } from './money.js'

/** What one coin of the network costs in US dollars, as a decimal, by the list of what the account has; `undefined` where no price is known. */
export async function readCoinPrice(
  client: Client,
  { network, from }: { network: Network; from: string },
): Promise<string | undefined> {
  const { chainNamespace: namespace, caipNetworkId, id } = network
  const caipAddress = formatCaipAddress({ namespace, chainId: String(id), address: from })
  const all = await getBalances(client, { caipAddress, caipNetworkId }).catch(() => [])
  return readPrice(all.find(({ address }) => !address)?.price)
}
