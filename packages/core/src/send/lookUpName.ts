import { FoyerError, isAddress, type Network } from '@foyer/protocol'
import { getProfile } from '@foyer/protocol/api'
import type { ResolvedName } from '../adapter.js'
import { adaptersOf } from '../adaptersOf.js'
import { call } from '../api/call.js'
import type { Client } from '../Client.js'
import { chainOf } from './chainOf.js'
import { nameCoinOf } from './nameCoinOf.js'

/** Under which coin type a name has its address on Ethereum (SLIP-44). */
const coinOfEthereum = '60'

/**
 * What `resolveName` does: by the host's server, which knows own names and those of ENS, else by the chain's name service. The
 * record of this network counts. A name without one leads to its address of Ethereum where a key holds that, marked `isElsewhere`, which has to be confirmed;
 * an address of any other network is none. Nothing is cached: it is resolved before it is typed to its end, and again
 * before it is signed. It is written as the chain family writes it.
 *
 * @throws `name_not_resolved` where neither answers
 * @throws `receiver_of_another_network`, `transaction_refused` as `SendFeatures.readAddress`, `unsupported_chain`
 */
export async function lookUpName(
  client: Client,
  { name, network }: { name: string; network: Network },
): Promise<ResolvedName | undefined> {
  const unresolved = (cause: unknown) => {
    throw new FoyerError('name_not_resolved', { cause })
  }
  const found = await lookUp(client, { name, network }).catch(unresolved)
  if (!found || !isAddress(network.chainNamespace, found.address)) return undefined
  const { features, rpc } = await chainOf(client, network)
  const read = features.readAddress(found.address, network)
  if (!read) return undefined
  const { address } = read
  if (!found.isElsewhere) return { address, name: found.name }
  const { networks } = client.store.getState().network
  const isPlain = await features.hasNoCode?.(rpc, { address, network, networks }).catch(unresolved)
  return isPlain ? { address, name: found.name, isElsewhere: true } : undefined
}

async function lookUp(
  client: Client,
  { name, network }: { name: string; network: Network },
): Promise<ResolvedName | undefined> {
  const coinType = nameCoinOf(network)
  if (client.options.server !== undefined && coinType !== undefined) {
    const profile = await call(client, getProfile, {
      params: { name },
      query: { apiVersion: 2 },
    }).catch((error: unknown) => {
      if (isAbsent(error)) return undefined
      throw error
    })
    const own = profile?.addresses[coinType]?.address
    if (profile && own !== undefined) return { address: own, name: profile.name }
    const elsewhere = profile?.addresses[coinOfEthereum]?.address
    if (profile && elsewhere !== undefined)
      return { address: elsewhere, name: profile.name, isElsewhere: true }
    // What the server knows of the name is all that there is of it.
    if (profile) return undefined
  }
  return adaptersOf(client).get(network.chainNamespace)?.resolveName?.({ name, network })
}

/** The server answered that there is no such name, or that none may be written so. */
function isAbsent(error: unknown): boolean {
  return (
    FoyerError.is(error, 'http_status') && (error.data.status === 404 || error.data.status === 400)
  )
}
