import type { ResolvedName } from '@foyer/core'
import { coinTypeOf, isAddress, type Network } from '@foyer/protocol'
import * as viem from 'viem'
import * as actions from 'viem/actions'
import * as ens from 'viem/ens'
import { toChain } from '../dialect/toChain.js'
import { createGatewayRequest } from './createGatewayRequest.js'
import type { Tools } from './Tools.js'

/** Under which coin type a name has its address on Ethereum (SLIP-44). */
const coinOfEthereum = 60n
/** The universal resolver that ENS keeps up to date behind this address. */
const resolver = { ensUniversalResolver: { address: '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe' } }

/**
 * What a name of ENS leads to on a network, by the record of this network. A name without one leads to its address of Ethereum, marked as such: it may have no owner
 * on this network, and is never taken silently. Of names that are kept
 * outside the chain, the gateways that the host chose are asked, and no other: without one such a name leads to nothing here.
 */
export async function resolveName(
  { context, clients, nameGateways = [] }: Tools,
  { name: typed, network }: { name: string; network: Network },
): Promise<ResolvedName | undefined> {
  const home = homeOf(context.networks)
  const name = home && normalized(typed)
  const coinType = coinTypeOf(network.caipNetworkId)
  if (!home || !name || coinType === undefined) return undefined
  const client = viem.createClient({
    chain: toChain(home),
    transport: viem.custom(clients.of(home)),
    ccipRead: nameGateways.length > 0 && { request: createGatewayRequest(nameGateways) },
  })
  const read = (type: bigint) => actions.getEnsAddress(client, { name, coinType: type })
  const own = await read(BigInt(coinType))
  if (own) return isAddress('eip155', own) ? { address: own, name } : undefined
  const elsewhere = BigInt(coinType) === coinOfEthereum ? null : await read(coinOfEthereum)
  return elsewhere && isAddress('eip155', elsewhere)
    ? { address: elsewhere, name, isElsewhere: true }
    : undefined
}

/** The network whose names these are: one that names a resolver, else Ethereum, whose resolver is the same in every list of networks. */
function homeOf(networks: readonly Network[]): Network | undefined {
  const named = networks.find(({ contracts }) => contracts?.ensUniversalResolver)
  const ethereum = networks.find(({ caipNetworkId }) => caipNetworkId === 'eip155:1')
  return named ?? (ethereum && { ...ethereum, contracts: { ...ethereum.contracts, ...resolver } })
}

/** ENSIP-15; `undefined` for what no name may be. */
function normalized(typed: string): string | undefined {
  try {
    return ens.normalize(typed)
  } catch {
    return undefined
  }
}
