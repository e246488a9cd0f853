import { FoyerError, type NoticeCode } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { loadReach } from '../loadReach.js'
import { findNetwork } from '../network/state.js'
import { notify } from '../notices/notify.js'
import { chainOf } from './chainOf.js'
import type { SentTransfer } from './state.js'

type Change = Partial<SentTransfer>

/** The notice of each end. Of one that was looked for often enough nothing is known. */
const notices = {
  final: 'transfer_final',
  failed: 'transfer_failed',
  expired: 'transfer_failed',
  replaced: 'transfer_replaced',
  cancelled: 'transfer_cancelled',
} as const satisfies Partial<Record<SentTransfer['status'], NoticeCode>>

/** What is known of a transfer now, by its network; nothing where it waits. Says its end in a notice, whatever the modal shows. */
export async function lookAfter(client: Client, one: SentTransfer): Promise<Change> {
  const change = await readChange(client, one)
  const { status = 'sent' } = change
  if (status !== 'sent' && status !== 'unknown' && !client.signal.aborted) {
    const { amount, symbol } = one
    const kind = status === 'final' ? 'success' : 'error'
    notify(client, { kind, code: notices[status], data: { amount, symbol } })
  }
  return change
}

async function readChange(client: Client, one: SentTransfer): Promise<Change> {
  const { hash, caipNetworkId, from, mark, does } = one
  const network = findNetwork(client.store.getState().network, caipNetworkId)
  if (!network) throw new FoyerError('chain_not_configured')
  const { features, rpc } = await chainOf(client, network)
  const { findReceipt } = await (await loadReach()).features(network.chainNamespace)
  const found = await findReceipt?.(rpc, { hash, network })
  if (found && 'receipt' in found) return { status: 'final' }
  if (found && 'reasonOf' in found) return { status: 'failed', reason: await found.reasonOf() }
  if (found) return { status: 'expired' }
  const fate = await features.follow?.(rpc, { network, hash, from, mark, does })
  if (fate?.is === 'noted') return { mark: fate.mark }
  if (fate?.is === 'expired') return { status: 'expired' }
  if (fate?.is !== 'replaced') return {}
  // The wallet offered more for it: from now on that one is followed.
  if (fate.kind === 'same' && fate.by !== undefined) return { hash: fate.by }
  return { status: fate.kind === 'cancelled' ? 'cancelled' : 'replaced' }
}
