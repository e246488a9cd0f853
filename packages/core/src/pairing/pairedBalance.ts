import { FoyerError, type Network, parseUnits } from '@foyer/protocol'
import { getBalance } from '@foyer/protocol/api'
import type { Balance } from '../adapter.js'
import { callOn } from '../api/callOn.js'
import type { Client } from '../client.js'
import type { UniversalProvider } from '../pairing.js'

/**
 * A balance without an adapter's help: as the host's server tells it, else, for the coin of an EVM network, the network.
 *
 * @throws `answer_invalid`, `server_missing` where nobody can be asked
 */
export async function pairedBalance(
  client: Client,
  provider: Pick<UniversalProvider, 'request'>,
  { address, network, token }: { address: string; network: Network; token?: string },
): Promise<Balance> {
  const { caipNetworkId, chainNamespace, nativeCurrency } = network
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
  if (chainNamespace !== 'eip155' || token) throw new FoyerError('server_missing')
  const call = { method: 'eth_getBalance', params: [address, 'latest'] }
  // Of the network that is asked about, wherever the wallet stands.
  const answer = await provider.request(call, caipNetworkId)
  if (typeof answer !== 'string' || !/^0x[\da-f]{1,64}$/i.test(answer))
    throw new FoyerError('answer_invalid')
  return { ...nativeCurrency, amount: BigInt(answer) }
}

/** The last part of a CAIP-10 id, or the address itself. */
function contractOf(token: string | null | undefined): string | undefined {
  return token?.split(':').at(-1)?.toLowerCase()
}
