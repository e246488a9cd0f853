import { FoyerError, type Network } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { findNetwork } from '../network/state.js'
import type { SendDraft } from './state.js'

/** The transfer that is put together, and its network. @throws `send_changed` where there is none, `chain_not_configured` */
export function draftOf({ store }: Pick<Client, 'store'>): SendDraft & { network: Network } {
  const { send, network: networks } = store.getState()
  if (!send.draft) throw new FoyerError('send_changed')
  const network = findNetwork(networks, send.draft.caipNetworkId)
  if (!network) throw new FoyerError('chain_not_configured')
  return { ...send.draft, network }
}
