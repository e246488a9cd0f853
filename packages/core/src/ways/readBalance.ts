import { FoyerError, type Network, parseUnits } from '@foyer/protocol'
import { callBalance } from '../api/callBalance.js'
import { isServed } from '../api/callOn.js'
import type { Client } from '../Client.js'
import type { Balance, FamilyFeatures, TokenBalance } from '../FamilyFeatures.js'
import { createRpc } from './createRpc.js'

/**
 * A balance without the help of an adapter of the host: by the host's server, else by the network.
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
  if (await isServed(client, caipNetworkId)) {
    const found = (await callBalance(client, { address, network })).find(
      (one) => one.chainId === caipNetworkId && contractOf(one.address) === contractOf(token),
    )
    const { decimals, symbol } = nativeCurrency
    if (found) return toBalance(found)
    // The server lists what it knows of; only the network knows of each token.
    if (!token || !features.getTokenBalance) return { amount: 0n, decimals, symbol }
  }
  const rpc = createRpc(client)
  if (token && features.getTokenBalance)
    return features.getTokenBalance(rpc, { address, network, token })
  if (!features.getBalance || token) throw new FoyerError('server_missing')
  const { decimals, symbol } = nativeCurrency
  return { amount: await features.getBalance(rpc, { address, network }), decimals, symbol }
}

function toBalance({ quantity, symbol }: TokenBalance): Balance {
  const decimals = Number(quantity.decimals)
  return { amount: parseUnits(quantity.numeric, decimals), decimals, symbol }
}

/** The last part of a CAIP-10 id, or the address itself. */
function contractOf(token: string | null | undefined): string | undefined {
  return token?.split(':').at(-1)?.toLowerCase()
}
