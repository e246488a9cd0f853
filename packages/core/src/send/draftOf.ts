import { FoyerError, type Network } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { demandAlive } from '../demandAlive.js'
import { findNetwork } from '../network/state.js'
import type { SendDraft } from './state.js'

/** The transfer that is put together, and its network. @throws `send_changed` where there is none, `chain_not_configured`, `client_destroyed` */
export function draftOf(
  client: Pick<Client, 'store' | 'signal'>,
): SendDraft & { network: Network } {
  demandAlive(client)
  const { send, network: networks } = client.store.getState()
  if (!send.draft) throw new FoyerError('send_changed')
  const network = findNetwork(networks, send.draft.caipNetworkId)
  if (!network) throw new FoyerError('chain_not_configured')
  return { ...send.draft, network }
}
