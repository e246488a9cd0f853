import { FoyerError, type Network } from '@foyer/protocol'
import * as v from 'valibot'
import type { Balance } from '../adapter.js'
import { isServed } from '../api/callOn.js'
import type { Client } from '../client.js'
import { pairedBalance } from '../pairing/pairedBalance.js'
import { createRpc } from '../pairing/provider/createRpc.js'

const Lamports = v.object({ value: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) })

/**
 * A balance without an adapter's help: as the host's server tells it, else, for a coin, the network.
 *
 * @throws `answer_invalid`, `server_missing` where nobody can be asked
 */
export async function embeddedBalance(
  client: Client,
  parameters: { address: string; network: Network; token?: string },
): Promise<Balance> {
  const { address, network, token } = parameters
  const rpc = createRpc(client)
  const isAsked = network.chainNamespace === 'solana' && !token
  if (!isAsked || (await isServed(client, network.caipNetworkId)))
    return pairedBalance(
      client,
      { request: (call, id) => rpc(id ?? network.caipNetworkId, call) },
      parameters,
    )
  const call = { method: 'getBalance', params: [address] }
  const read = v.safeParse(Lamports, await rpc(network.caipNetworkId, call))
  if (!read.success) throw new FoyerError('answer_invalid')
  return { ...network.nativeCurrency, amount: BigInt(read.output.value) }
}
