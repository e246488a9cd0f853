import {
  isSameAddress,
  parseCaipNetworkId,
  pendingNotificationsMax,
  pendingPollingMs,
} from '@foyer/protocol'
import { refreshBalances } from '../account/refreshBalances.js'
import type { Client } from '../Client.js'
import { lookAfter } from './lookAfter.js'
import { readSent } from './readSent.js'
import type { SentTransfer } from './state.js'

/** A block of most networks comes within this. */
const soonMs = 2_000

/**
 * Watches the transfers that were sent from here until each has an end: soon after it was sent, then every half minute, 99 times at most. What is
 * known stands in `send.sent` and is kept over a reload.
 */
export function followSent(client: Client): void {
  restore(client)
  readSent.write(client, client.store.getState().send.sent)
  plan(client, soonMs)
}

function restore(client: Client): void {
  const { sent } = client.store.getState().send
  const isKnown = (one: SentTransfer) =>
    sent.some(
      ({ hash, caipNetworkId }) =>
        caipNetworkId === one.caipNetworkId &&
        isSameAddress(parseCaipNetworkId(caipNetworkId).namespace, hash, one.hash),
    )
  const kept = readSent(client).filter((one) => !isKnown(one))
  if (kept.length > 0)
    client.store.setState(({ send }) => ({ send: { ...send, sent: [...send.sent, ...kept] } }))
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
      set(client, one, isGivenUp ? { ...next, status: 'unknown' } : next)
    }),
  )
  if (client.signal.aborted) return
  readSent.write(client, client.store.getState().send.sent)
  if (waiting.length > 0) refreshBalances(client)
  plan(client, pendingPollingMs)
}

function set(client: Client, before: SentTransfer, after: SentTransfer): void {
  client.store.setState(({ send }) => ({
    send: { ...send, sent: send.sent.map((one) => (one === before ? after : one)) },
  }))
}
