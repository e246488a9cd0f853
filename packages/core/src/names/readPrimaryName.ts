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
 * @returns `undefined` where the network has no contract for it, and where the name does not lead to the account on this network: clients would not show it
 * @throws `connector_not_connected`; as `readName`, and what a network that does not answer throws
 */
export async function readPrimaryName(
  client: Client,
  { name }: { readonly name: string },
): Promise<PrimaryName | undefined> {
  const { address: account, network } = activeWallet(client)
  const { features, rpc } = await chainOf(client, network)
  const naming = await features.naming?.()
  const registrar = naming?.registrarOf(network)
  if (!naming || registrar === undefined) return undefined
  const [isLed, current] = await Promise.all([
    leadsTo(client, { name, account, network }),
    naming.read(rpc, { network, registrar, address: account }),
  ])
  if (!isLed || current === undefined) return undefined
  const { chainNamespace: namespace, caipNetworkId } = network
  const called = current === '' ? undefined : current
  return { name, account, namespace, caipNetworkId, registrar, current: called }
}

async function leadsTo(
  client: Client,
  { name, account, network }: { name: string; account: string; network: Network },
): Promise<boolean> {
  const coin = nameCoinOf(network)
  const { places } = await readName(client, { name })
  return places.some(
    ({ id, address, isLed }) =>
      isLed && id === coin && address.toLowerCase() === account.toLowerCase(),
  )
}
