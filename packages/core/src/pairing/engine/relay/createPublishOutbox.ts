import { FoyerError } from '@foyer/protocol'
import { formatRelayCall } from '@foyer/protocol/relay'
import type { PairingEngineOptions } from '../PairingEngine.js'

/** A sealed message on its way to the relay. */
export type QueuedMessage = {
  /** The id of the call: the same on each attempt. */
  readonly id: string
  readonly topic: string
  readonly message: string
  /** Seconds. */
  readonly ttl: number
  readonly tag: number
  readonly prompt: boolean
  /** The id of the call of ours that is in it: it may be called back. */
  readonly call?: number
  /** When it expires, milliseconds since the epoch. */
  readonly until: number
}

type Waiting = {
  readonly message: QueuedMessage
  sentAt: number | undefined
  resolve(): void
  reject(error: unknown): void
}

/** What the relay has not taken yet, in the order it was given. */
export function createPublishOutbox({ now }: PairingEngineOptions['clock']) {
  const waiting = new Map<string, Waiting>()
  const end = (id: string, use: (entry: Waiting) => void) => {
    const entry = waiting.get(id)
    if (entry && waiting.delete(id)) use(entry)
  }
  const reject = (id: string, error: unknown) => end(id, (entry) => entry.reject(error))

  return {
    size: () => waiting.size,
    add: (message: QueuedMessage) =>
      new Promise<void>((resolve, fail) => {
        waiting.set(message.id, { message, sentAt: undefined, resolve, reject: fail })
      }),
    /** Sends what was not sent over this socket. */
    takeUnsent(send: (text: string) => void) {
      for (const entry of waiting.values()) {
        if (entry.sentAt !== undefined) continue
        entry.sentAt = now()
        const { id, until, call, ...message } = entry.message
        // Empty, not absent: without it wallets would query a third party about the page.
        send(formatRelayCall(id, 'irn_publish', { ...message, attestation: '' }))
      }
    },
    forgetSent() {
      for (const entry of waiting.values()) entry.sentAt = undefined
    },
    /** To be sent again, when the relay has come to itself. */
    postpone(id: string) {
      const entry = waiting.get(id)
      if (entry) entry.sentAt = undefined
    },
    postponeOlderThan(time: number) {
      for (const entry of waiting.values())
        if (entry.sentAt !== undefined && entry.sentAt < time) entry.sentAt = undefined
    },
    /** When the one that waits longest was sent; infinite when none was. */
    oldestSentAt: () => Math.min(...[...waiting.values()].map(({ sentAt }) => sentAt ?? Infinity)),
    dropOld() {
      for (const [id, { message }] of [...waiting])
        if (message.until <= now()) reject(id, new FoyerError('relay_unreachable'))
    },
    resolve: (id: string) => end(id, (entry) => entry.resolve()),
    reject,
    rejectAll(error: unknown) {
      for (const id of [...waiting.keys()]) reject(id, error)
    },
  }
}
