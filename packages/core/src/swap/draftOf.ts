import { FoyerError, type Network } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { refuseSwap } from '../families/refuseSwap.js'
import { findNetwork } from '../network/state.js'
import type { SwapDraft } from './state.js'

/** The swap that is put together, and its network. @throws `swap_refused` (`changed`) where there is none, `chain_not_configured` */
export function draftOf({ store }: Pick<Client, 'store'>): SwapDraft & { network: Network } {
  const { swap, network: networks } = store.getState()
  if (!swap?.draft) throw refuseSwap('changed')
  const network = findNetwork(networks, swap.draft.caipNetworkId)
  if (!network) throw new FoyerError('chain_not_configured')
  return { ...swap.draft, network }
}
