import { FoyerError, type Network, parseUnits } from '@foyer/protocol'
import { getBalance } from '@foyer/protocol/api'
import type { Balance } from '../adapter.js'
import { callOn } from '../api/callOn.js'
import type { Client } from '../Client.js'
import { createRpc } from './createRpc.js'
import type { FamilyFeatures } from './Family.js'

/**
 * A balance without the help of an adapter of the host: by the host's server, else, for a coin, by the network.
 *
 * @throws `answer_invalid`, `server_missing` where neither has it
 */
export async function readBalance(
  client: Client,
  features: FamilyFeatures,
  parameters: { address: string; network: Network; token?: string },
): Promise<Balance> {
  const { address, network, token } = parameters
  const { caipNetworkId, nativeCurrency } = network
  const told = await callOn(client, caipNetworkId, getBalance, {
    params: { address },
    query: { currency: 'usd', chainId: caipNetworkId },
  })
  if (told) {
    const found = told.balances.find(
      (one) => one.chainId === caipNetworkId && contractOf(one.address) === contractOf(token),
    )
    const { decimals, symbol } = nativeCurrency
    if (!found) return { amount: 0n, decimals, symbol }
    const precision = Number(found.quantity.decimals)
    const amount = parseUnits(found.quantity.numeric, precision)
    return { amount, decimals: precision, symbol: found.symbol }
  }
  if (!features.getBalance || token) throw new FoyerError('server_missing')
  const amount = await features.getBalance(createRpc(client), { address, network })
  return { ...nativeCurrency, amount }
}

/** The last part of a CAIP-10 id, or the address itself. */
function contractOf(token: string | null | undefined): string | undefined {
  return token?.split(':').at(-1)?.toLowerCase()
}
