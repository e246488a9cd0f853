import { formatCaipAddress } from '@foyer/protocol'
import { getBalances } from '../account/getBalances.js'
import type { Client } from '../Client.js'
import type { TokenBalance } from '../FamilyFeatures.js'
import { draftOf } from './draftOf.js'

/**
 * What the account can send: its coin and tokens on the network of the transfer, and of no other, by value. `search` keeps those whose name, symbol
 * or address has the text.
 *
 * @throws `send_changed` when no transfer was begun, and what `getBalances` throws
 */
export async function listSendTokens(
  client: Client,
  { search = '' }: { search?: string | undefined } = {},
): Promise<readonly TokenBalance[]> {
  const { from, caipNetworkId, network } = draftOf(client)
  const { chainNamespace: namespace, id } = network
  const caipAddress = formatCaipAddress({ namespace, chainId: String(id), address: from })
  const all = await getBalances(client, { caipAddress, caipNetworkId })
  const text = search.trim().toLowerCase()
  const isFound = ({ name, symbol, address }: TokenBalance) =>
    [name, symbol, address].some((one) => one?.toLowerCase().includes(text))
  return all.filter((one) => one.chainId === caipNetworkId && (text === '' || isFound(one)))
}
