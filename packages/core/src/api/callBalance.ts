import type { Network } from '@foyer/protocol'
import { getBalance, type TokenBalance } from '@foyer/protocol/api'
import type { Client } from '../Client.js'
import { call } from './call.js'

/**
 * Fetches from the host's server what an account holds on a network that it serves. What an own transaction changed is fetched without the server's
 * cache, until that transaction is settled.
 *
 * @throws as `call`
 */
export async function callBalance(
  client: Client,
  { network, address }: { network: Network; address: string },
): Promise<readonly TokenBalance[]> {
  const { account, connection } = client.store.getState()
  const forced = account.changed.filter((token) => token.startsWith(`${network.caipNetworkId}:`))
  const { balances } = await call(client, getBalance, {
    params: { address },
    query: {
      currency: 'usd',
      chainId: network.caipNetworkId,
      ...(forced.length > 0 && { forceUpdate: forced.join(',') }),
    },
  })
  // A pending transaction changes the balances once more.
  const isSettled = !connection.pending[network.chainNamespace]
  if (forced.length > 0 && isSettled)
    client.store.setState(({ account }) => ({
      account: { ...account, changed: account.changed.filter((token) => !forced.includes(token)) },
    }))
  return balances
}
