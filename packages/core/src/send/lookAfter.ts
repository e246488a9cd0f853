import { FoyerError, parseCaipNetworkId } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { loadReach } from '../loadReach.js'
import { findNetwork } from '../network/state.js'
import { notify } from '../notices/notify.js'
import { chainOf } from './chainOf.js'
import type { SentTransfer } from './state.js'

/** What is known of a transfer now, by its network; nothing where it waits. Says its end in a notice, whatever the modal shows. */
export async function lookAfter(client: Client, one: SentTransfer): Promise<Partial<SentTransfer>> {
  const { hash, caipNetworkId, from, nonce, does } = one
  const network = findNetwork(client.store.getState().network, caipNetworkId)
  if (!network) throw new FoyerError('chain_not_configured')
  const { features, rpc } = await chainOf(client, network)
  const { findReceipt } = await (await loadReach()).features(
    parseCaipNetworkId(caipNetworkId).namespace,
  )
  const found = await findReceipt?.(rpc, { hash, network })
  if (found && 'receipt' in found) {
    notify(client, { kind: 'success', code: 'transfer_final', data: one })
    return { status: 'final' }
  }
  if (found && 'reasonOf' in found) {
    notify(client, { kind: 'error', code: 'transfer_failed', data: one })
    return { status: 'failed', reason: await found.reasonOf() }
  }
  if (found) {
    notify(client, { kind: 'error', code: 'transfer_failed', data: one })
    return { status: 'expired' }
  }
  const fate = await features.follow?.(rpc, { network, hash, from, nonce, does })
  if (fate?.is === 'noted') return { nonce: fate.nonce }
  if (fate?.is !== 'replaced') return {}
  // The wallet offered more for it: from now on that one is followed.
  if (fate.kind === 'same' && fate.by !== undefined) return { hash: fate.by }
  const isCancelled = fate.kind === 'cancelled'
  notify(client, {
    kind: 'error',
    code: isCancelled ? 'transfer_cancelled' : 'transfer_replaced',
    data: one,
  })
  return { status: isCancelled ? 'cancelled' : 'replaced' }
}
