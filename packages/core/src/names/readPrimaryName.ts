import type { CaipNetworkId, Namespace, Network } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { activeWallet } from '../requests/activeWallet.js'
import { chainOf } from '../send/chainOf.js'
import { nameCoinOf } from '../send/nameCoinOf.js'
import { readName } from './readName.js'

/** A name by which the account in use could go on its network. */
export type PrimaryName = {
  readonly name: string
  readonly account: string
  readonly namespace: Namespace
  readonly caipNetworkId: CaipNetworkId
  /** The contract that keeps it, to which the transaction goes. */
  readonly registrar: string
  /** What the account is called there now; `undefined` where it is called nothing. */
  readonly current: string | undefined
}

/**
 * Whether the account in use can go by a name of the host's server on the network in use (ENSIP-19), and what it is called there now.
 *
 * @param places where the name leads, as `readName` gave it just now. Default: it is read
 * @returns `undefined` where the network has no contract for it, and where the name does not lead to the account on this network: clients would not show it
 * @throws `connector_not_connected`; as `readName`, and what a network that does not answer throws
 */
export async function readPrimaryName(
  client: Client,
  { name, places }: readPrimaryName.Parameters,
): Promise<PrimaryName | undefined> {
  const { address: account, network } = activeWallet(client)
  const { features, rpc } = await chainOf(client, network)
  const naming = await features.naming?.()
  const registrar = naming?.registrarOf(network)
  if (!naming || registrar === undefined) return undefined
  const [found, current] = await Promise.all([
    places ?? readName(client, { name }).then((found) => found.places),
    naming.read(rpc, { network, registrar, address: account }),
  ])
  if (current === undefined || !leadsTo(found, { account, network })) return undefined
  const { chainNamespace: namespace, caipNetworkId } = network
  const called = current === '' ? undefined : current
  return { name, account, namespace, caipNetworkId, registrar, current: called }
}

export declare namespace readPrimaryName {
  type Parameters = {
    /** Whole. */
    readonly name: string
    readonly places?: readonly readName.Place[] | undefined
  }
}

function leadsTo(
  places: readonly readName.Place[],
  { account, network }: { readonly account: string; readonly network: Network },
): boolean {
  const coin = nameCoinOf(network)
  return places.some(
    ({ id, address, isLed }) =>
      isLed && id === coin && address.toLowerCase() === account.toLowerCase(),
  )
}
