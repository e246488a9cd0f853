import { FoyerError, type Namespace } from '@foyer/protocol'
import { recordChanged } from '../account/recordChanged.js'
import { recordSent } from '../account/recordSent.js'
import type { Client } from '../Client.js'
import type { Transferred } from '../telemetry/events.js'
import { track } from '../telemetry/track.js'
import { type ActiveWallet, activeWallet } from './activeWallet.js'
import { isCollection } from './isCollection.js'

/** A request of a chain family, which is the one in use where `chainNamespace` is absent. */
export type NamespaceInput = { readonly chainNamespace?: Namespace | undefined }

/** Sends a request that the family alone understands. */
type Send = (wallet: ActiveWallet, request: object) => Promise<string>

/**
 * Sends something that moves funds, and tracks its outcome as events for the host. The contracts that it calls are noted, because balances
 * change in them.
 */
export async function tracked(
  client: Client,
  { chainNamespace, ...request }: NamespaceInput,
  send: Send,
  transferred?: Transferred,
): Promise<string> {
  const wallet = activeWallet(client, chainNamespace)
  const network = wallet.network.caipNetworkId
  track(client, { event: 'SEND_INITIATED', properties: { network, ...transferred } })
  try {
    const [hash, touched = []] = await Promise.all([
      send(wallet, request),
      wallet.adapter.readTouched?.(request),
    ])
    recordChanged(client, { network: wallet.network, touched })
    track(client, { event: 'SEND_SUCCESS', properties: { network, ...transferred } })
    return hash
  } catch (error) {
    const message = FoyerError.is(error) ? error.code : 'unknown'
    track(client, { event: 'SEND_ERROR', properties: { network, message, ...transferred } })
    throw error
  }
}

/** The same for a single transaction: `send` returns its hash. */
export function trackedTransaction(
  client: Client,
  given: NamespaceInput,
  send: Send,
  transferred?: Transferred,
): Promise<string> {
  const sendAndNote: Send = async (wallet, request) => {
    if (isCollection(client, wallet.network)) throw new FoyerError('action_not_allowed')
    const hash = await send(wallet, request)
    const { address, network } = wallet
    recordSent(client, { hash, address, caipNetworkId: network.caipNetworkId })
    return hash
  }
  return tracked(client, given, sendAndNote, transferred)
}
