import { pendingNotificationsMax, pendingPollingMs } from '@foyer/protocol'
import { recordSent } from '../account/recordSent.js'
import { refreshBalances } from '../account/refreshBalances.js'
import type { Client } from '../Client.js'
import type { Hosted } from '../handles.js'
import { isSameSent } from './isSameSent.js'
import { lookAfter, settle } from './lookAfter.js'
import { readSent } from './readSent.js'
import type { SentTransfer } from './state.js'

/** A block of most networks comes within this. */
const soonMs = 2_000

/**
 * Watches the transfers that were sent from here until each has an end: soon after it was sent, then every half minute, 99 times at most. What is
 * known stands in `send.sent` and is kept over a reload. A transaction of the host's own joins them. Those of other tabs are watched here as well; what a tab writes of one that is known changes nothing
 * here, so that tabs do not wake each other.
 */
export function followSent(client: Client, hosted?: Hosted): void {
  const isNew = restore(client)
  if (hosted) void takeHosted(client, hosted)
  if (isNew || !client.handles.sending) plan(client, soonMs)
}

async function takeHosted(client: Client, hosted: Hosted): Promise<void> {
  try {
    const { noteHosted } = await import('./noteHosted.js')
    if (await noteHosted(client, hosted)) plan(client, soonMs)
  } catch {
    // Its code did not load: the transaction stands in the list of what the account did.
  }
}

/** Whether something was kept that this page did not know. */
function restore(client: Client): boolean {
  const { sent } = client.store.getState().send
  const isKnown = (one: SentTransfer) => sent.some((other) => isSameSent(one, other))
  const kept = readSent(client).filter((one) => !isKnown(one))
  if (kept.length > 0)
    client.store.setState(({ send }) => ({ send: { ...send, sent: [...send.sent, ...kept] } }))
  // The list of what the account did is looked at until it has them; calls have no hash of a block yet.
  for (const { hash, calls, from: address, caipNetworkId } of kept)
    if (hash !== calls) recordSent(client, { hash, address, caipNetworkId })
  return kept.length > 0
}

function plan(client: Client, ms: number): void {
  const isWaiting = client.store.getState().send.sent.some(({ status }) => status === 'sent')
  client.handles.sending?.()
  client.handles.sending = isWaiting ? client.clock.after(ms, () => void look(client)) : undefined
}

async function look(client: Client): Promise<void> {
  const waiting = client.store.getState().send.sent.filter(({ status }) => status === 'sent')
  await Promise.all(
    waiting.map(async (one) => {
      const looks = one.looks + 1
      const found = await lookAfter(client, one).catch(() => ({}))
      // The next page finds it: this one has ended.
      if (client.signal.aborted) return
      const next: SentTransfer = { ...one, looks, ...found }
      const isGivenUp = next.status === 'sent' && looks >= pendingNotificationsMax
      if (isGivenUp) settle(client, one)
      set(client, one, isGivenUp ? { ...next, status: 'unknown' } : next)
    }),
  )
  if (client.signal.aborted) return
  readSent.keep(client, client.store.getState().send.sent)
  if (waiting.length > 0) refreshBalances(client)
  plan(client, pendingPollingMs)
}

function set(client: Client, before: SentTransfer, after: SentTransfer): void {
  client.store.setState(({ send }) => ({
    send: { ...send, sent: send.sent.map((one) => (one === before ? after : one)) },
  }))
}
