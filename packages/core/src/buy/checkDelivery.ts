import { FoyerError, formatUnits, type Network, onrampUnclearAfterMs } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { findNetwork } from '../network/state.js'
import { type Chain, chainOf } from '../send/chainOf.js'
import { readUnits } from './readUnits.js'
import type { Purchase } from './state.js'

/** Providers round what they say. */
const leastPercent = 99n

/**
 * Compares what the provider says that it delivered with the network: a purchase that the network shows has arrived; one of less, or of another asset or account, is unclear,
 * and so is one that the network does not show in ten minutes. `undefined` while it may still come. Networks of families that cannot be compared
 * have the word of the server alone.
 */
export async function checkDelivery(
  client: Client,
  purchase: Purchase,
): Promise<Purchase | undefined> {
  const network = findNetwork(client.store.getState().network, purchase.caipNetworkId)
  if (!network) return arrived(purchase)
  try {
    return await compare(await chainOf(client, network), network, purchase)
  } catch (error) {
    if (FoyerError.is(error, 'unsupported_chain')) return arrived(purchase)
    // Of the node nothing is heard, it does not know the transaction, or what is called a hash is none.
    const { deliveredAt = client.clock.now() } = purchase
    const isLate = client.clock.now() - deliveredAt >= onrampUnclearAfterMs
    return isLate ? { ...purchase, status: 'unclear' } : undefined
  }
}

/** @throws where the network does not show the transaction */
async function compare(
  { features, rpc }: Chain,
  network: Network,
  purchase: Purchase,
): Promise<Purchase | undefined> {
  const { account, hash, asset: address, received } = purchase
  if (!features.readDelivery) return arrived(purchase)
  if (hash === undefined) throw new FoyerError('answer_invalid')
  const asset = address === undefined ? {} : { address }
  const found = await features.readDelivery(rpc, { network, account, asset, hash })
  if (found.is === 'absent') throw new FoyerError('answer_invalid')
  if (found.is !== 'there') return found.is === 'untold' ? arrived(purchase) : undefined
  const { decimals } = await features.readHolding(rpc, { from: account, network, asset })
  const said = received === undefined ? 1n : readUnits(received, decimals)
  if (found.amount <= 0n || found.amount * 100n < said * leastPercent)
    return { ...purchase, status: 'unclear' }
  return arrived({ ...purchase, received: received ?? formatUnits(found.amount, decimals) })
}

function arrived(purchase: Purchase): Purchase {
  return { ...purchase, status: 'arrived' }
}
