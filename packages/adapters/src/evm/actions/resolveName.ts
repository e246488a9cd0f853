import type { ResolvedName } from '@foyer/core'
import { coinTypeOf, isAddress, type Network } from '@foyer/protocol'
import * as viem from 'viem'
import * as actions from 'viem/actions'
import * as ens from 'viem/ens'
import { toChain } from '../dialect/toChain.js'
import { createGatewayRequest } from './createGatewayRequest.js'
import type { Tools } from './Tools.js'

/**
 * What a name of ENS leads to on a network, by the record of this network alone: an address of Ethereum may have no owner elsewhere. Of names that are kept
 * outside the chain, the gateways that the host chose are asked, and no other: without one such a name leads to nothing here.
 */
export async function resolveName(
  { context, clients, nameGateways = [] }: Tools,
  { name: typed, network }: { name: string; network: Network },
): Promise<ResolvedName | undefined> {
  const home = context.networks.find(({ contracts }) => contracts?.ensUniversalResolver)
  const name = home && normalized(typed)
  const coinType = coinTypeOf(network.caipNetworkId)
  if (!home || !name || coinType === undefined) return undefined
  const client = viem.createClient({
    chain: toChain(home),
    transport: viem.custom(clients.of(home)),
    ccipRead: nameGateways.length > 0 && { request: createGatewayRequest(nameGateways) },
  })
  const address = await actions.getEnsAddress(client, { name, coinType: BigInt(coinType) })
  return address && isAddress('eip155', address) ? { address, name } : undefined
}

/** ENSIP-15; `undefined` for what no name may be. */
function normalized(typed: string): string | undefined {
  try {
    return ens.normalize(typed)
  } catch {
    return undefined
  }
}
