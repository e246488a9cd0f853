import type { Network } from '@foyer/protocol'
import { getBalancesQueryKey } from '../account/getBalancesQueryOptions.js'
import type { Client } from '../Client.js'
import { accountToRead } from './accountToRead.js'
import { readPrice } from './money.js'

/**
 * What one coin of the network costs in US dollars, as a decimal, by the list of what the account has, where that is here: a preview does not wait for
 * a price. `undefined` where none is known.
 */
export function readCoinPrice(
  client: Client,
  sender: { network: Network; from: string },
): string | undefined {
  const queryKey = getBalancesQueryKey(client, accountToRead(sender))
  const listed = client.queries.current()?.queryClient.getQueryData(queryKey)
  return readPrice(listed?.find(({ address }) => !address)?.price)
}
