import { formatCaipAddress, type Network } from '@foyer/protocol'
import { getBalancesQueryKey } from '../account/getBalancesQueryOptions.js'
import type { Client } from '../Client.js'
import { readPrice } from './money.js'

/**
 * What one coin of the network costs in US dollars, as a decimal, by the list of what the account has, where that is here: a preview does not wait for
 * a price. `undefined` where none is known.
 */
export function readCoinPrice(
  client: Client,
  { network, from }: { network: Network; from: string },
): string | undefined {
  const { chainNamespace: namespace, caipNetworkId, id } = network
  const caipAddress = formatCaipAddress({ namespace, chainId: String(id), address: from })
  const queryKey = getBalancesQueryKey(client, { caipAddress, caipNetworkId })
  const listed = client.queries.current()?.queryClient.getQueryData(queryKey)
  return readPrice(listed?.find(({ address }) => !address)?.price)
}
