import { FoyerError, type Network } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { demandAlive } from '../demandAlive.js'
import { refuseSwap } from '../families/refuseSwap.js'
import { findNetwork } from '../network/state.js'
import type { SwapDraft } from './state.js'

/** The swap that is put together, and its network. @throws `swap_refused` (`changed`) where there is none, `chain_not_configured`, `client_destroyed` */
export function draftOf(
  client: Pick<Client, 'store' | 'signal'>,
): SwapDraft & { network: Network } {
  demandAlive(client)
  const { swap, network: networks } = client.store.getState()
  if (!swap?.draft) throw refuseSwap('changed')
  const network = findNetwork(networks, swap.draft.caipNetworkId)
  if (!network) throw new FoyerError('chain_not_configured')
  return { ...swap.draft, network }
}
