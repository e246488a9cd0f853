import { FoyerError, type Network } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { demandAlive } from '../demandAlive.js'
import { activeWallet } from '../requests/activeWallet.js'
import { buyOf } from './changeBuy.js'
import { refuseBuy } from './refuseBuy.js'
import type { BuyDraft } from './state.js'

/** @throws `buy_refused` (`changed`) where nothing is put together, or the account or the network is another one since; `client_destroyed` */
export function demandDraft(client: Client): BuyDraft & { network: Network } {
  demandAlive(client)
  const { draft } = buyOf(client)
  if (!draft) throw refuseBuy('changed')
  try {
    const { address, network } = activeWallet(client)
    if (address === draft.account && network.caipNetworkId === draft.caipNetworkId)
      return { ...draft, network }
  } catch (error) {
    if (!FoyerError.is(error)) throw error
  }
  throw refuseBuy('changed')
}
