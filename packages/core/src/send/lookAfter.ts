import { FoyerError, type Network, type NoticeCode, parseCaipNetworkId } from '@foyer/protocol'
import { recordSent } from '../account/recordSent.js'
import { adaptersOf } from '../adaptersOf.js'
import type { Client } from '../Client.js'
import { loadReach } from '../loadReach.js'
import { findNetwork } from '../network/state.js'
import { notify } from '../notices/notify.js'
import type { SentFate } from '../SendFeatures.js'
import { chainOf } from './chainOf.js'
import { lookAfterCalls } from './lookAfterCalls.js'
import { readSwapped } from './readSwapped.js'
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
  const ended = {
    ...change,
    ...(status === 'final' && (await readSwapped(client, { ...one, ...change }))),
  }
  if (status !== 'sent' && status !== 'unknown' && !client.signal.aborted)
    sayEnd(client, { ...one, ...ended }, status)
  if (status !== 'sent' || (change.hash ?? one.hash) !== one.hash) settle(client, one)
  // Its hash is known only now: the list of what the account did has to show it.
  if (one.calls !== undefined && status === 'final') {
    const { from: address, caipNetworkId } = one
    recordSent(client, { hash: change.hash ?? one.hash, address, caipNetworkId })
  }
  return ended
}

/** What counts the transactions under way sees none in a block where another took its place, and the others late: it hears of each end from here. */
export function settle(client: Client, { hash, calls, caipNetworkId }: SentTransfer): void {
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  if (calls !== undefined || !client.store.getState().connection.pending[namespace]) return
  adaptersOf(client)
    .get(namespace)
    ?.settle?.(hash)
    .catch(() => {})
}

function sayEnd(
  client: Client,
  { amount, symbol, swap }: SentTransfer,
  status: keyof typeof notices,
): void {
  const kind = status === 'final' ? 'success' : 'error'
  if (swap && status === 'final') {
    const data = { from: symbol, amount: swap.received ?? swap.quoted, to: swap.symbol }
    notify(client, { kind, code: 'swapped', data })
  } else if ((swap || amount === '0') && notices[status] === 'transfer_failed')
    notify(client, { kind, code: 'transaction_error' })
  else if (amount === '0' && status === 'final') notify(client, { kind, code: 'transaction_final' })
  else notify(client, { kind, code: notices[status], data: { amount, symbol } })
}

async function readChange(client: Client, one: SentTransfer): Promise<Change> {
  const { caipNetworkId, calls: id, from } = one
  const network = findNetwork(client.store.getState().network, caipNetworkId)
  if (!network) throw new FoyerError('chain_not_configured')
  if (id === undefined) return readFate(client, one, network)
  const { hash, hasFailed } = await lookAfterCalls(client, { id, from, network })
  if (hash === undefined) return hasFailed ? { status: 'failed' } : {}
  const change = await readFate(client, { ...one, hash }, network)
  // Of the transaction alone the chain says that it went well also where what the account was to do in it failed.
  return { ...change, hash, ...(hasFailed && { status: 'failed' }) }
}

async function readFate(client: Client, one: SentTransfer, network: Network): Promise<Change> {
  const { hash, from, mark, does, signed, calls } = one
  const { features, rpc } = await chainOf(client, network)
  const { findReceipt } = await (await loadReach()).features(network.chainNamespace)
  const found = await findReceipt?.(rpc, { hash, network })
  if (found && 'receipt' in found) return { status: 'final' }
  if (found && 'reasonOf' in found) return { status: 'failed', reason: await found.reasonOf() }
  if (found) return { status: 'expired' }
  // A bundler sends them, by an account and a number of its own.
  if (calls !== undefined) return {}
  const fate = await features.follow?.(rpc, { network, hash, from, mark, does, signed })
  // Of several nodes behind one address the one that counts, blocks or an account's transactions, may be ahead of the one that has them: at the next
  // look both are past an end that is concluded and not seen.
  if (!one.isOver && (fate?.is === 'expired' || (fate?.is === 'replaced' && !fate.by)))
    return { isOver: true, isAbsent: undefined }
  return { ...toEnd(fate), isAbsent: fate?.is === 'absent' || undefined, isOver: undefined }
}

function toEnd(fate: SentFate | undefined): Change {
  if (fate?.is === 'noted') return 'mark' in fate ? { mark: fate.mark } : { signed: fate.signed }
  if (fate?.is === 'expired' || fate?.is === 'final') return { status: fate.is }
  if (fate?.is === 'failed') return { status: 'failed', reason: fate.reason }
  if (fate?.is !== 'replaced') return {}
  // The wallet offered more for it: from now on that one is followed.
  if (fate.kind === 'same' && fate.by !== undefined) return { hash: fate.by, signed: undefined }
  return { status: fate.kind === 'cancelled' ? 'cancelled' : 'replaced' }
}
