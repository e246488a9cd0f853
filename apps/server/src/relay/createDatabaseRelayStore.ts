import { count, gt } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../database/Database.js'
import type { Sequence } from './createSequence.js'
import { createTombstones, type Tombstones } from './createTombstones.js'
import {
  forgetMessages,
  insertMessages,
  listMessages,
  removeMessages,
  type Settled,
} from './messageRows.js'
import type { AckedMessage, Kept, RelayMessage, RelayStore } from './RelayStore.js'
import { relayMessages } from './tables.js'
import { createOutage } from './unavailable.js'

type Call = { messages: readonly RelayMessage[]; done(kept: Kept): void }

/** What else is needed to put something before it. */
export type DatabaseRelayStore = RelayStore & {
  readonly read: Tombstones
  /** Keeps messages that were taken already: without a limit, and nobody hears of them. */
  move(messages: readonly RelayMessage[]): Promise<void>
  /** Removes messages that `read` knows. */
  remove(messages: readonly AckedMessage[]): void
  /** Those on which something waits. */
  topics(): Promise<string[]>
}

/** Messages that are written in one statement, and acknowledged ones removed in one. */
const insertMax = 500
const removeMax = 2_000
const unlimited = 2 ** 31 - 1
/** What may wait to be written. */
const waitingMax = 20_000
const waitingCharactersMax = 64_000_000

/**
 * Messages in the server's database, for a server whose sockets are all on one process. What comes in while
 * one batch is written is the next one: the busier, the larger.
 */
export function createDatabaseRelayStore({
  db,
  log,
  mailboxMax,
  now,
  sequence,
}: createDatabaseRelayStore.Parts): DatabaseRelayStore {
  let hear: (message: RelayMessage) => void = () => undefined
  const calls: Call[] = []
  const acked: AckedMessage[] = []
  let messagesWaiting = 0
  let charactersWaiting = 0
  let running: Promise<void> | undefined
  const read = createTombstones(now)
  const watch = createOutage(log)

  const run = async () => {
    // After all that came in the same turn.
    await new Promise(setImmediate)
    while (calls.length > 0 || acked.length > 0) await Promise.all([insert(), removeSome()])
    running = undefined
  }
  const wake = () => {
    running ??= run()
  }

  const insert = async () => {
    const batch = take()
    if (batch.length === 0) return
    const settled = await settle(batch)
    // First all publishers, then all readers.
    for (const [index, { done }] of batch.entries()) done(settled[index]?.kept ?? 'failed')
    for (const { fresh } of settled) for (const message of fresh) hear(message)
  }
  const settle = async (batch: readonly Call[]): Promise<Settled[]> => {
    try {
      const given = batch.map(({ messages }) => messages)
      return await watch(() => insertMessages(db, given, { mailboxMax, now: now(), sequence }))
    } catch {
      return batch.map(() => ({ kept: 'failed', fresh: [] }))
    }
  }
  const take = (): Call[] => {
    let messages = 0
    const end = calls.findIndex((call) => {
      messages += call.messages.length
      return messages >= insertMax
    })
    const batch = calls.splice(0, end === -1 ? calls.length : end + 1)
    for (const call of batch) {
      messagesWaiting -= call.messages.length
      charactersWaiting -= charactersOf(call.messages)
    }
    return batch
  }
  const removeSome = async () => {
    const batch = acked.splice(0, removeMax)
    if (batch.length === 0) return
    try {
      await watch(() => removeMessages(db, batch))
    } catch {
      // This process lists them no more; they go with their time.
    }
  }

  return {
    read,
    async move(messages) {
      for (let start = 0; start < messages.length; start += insertMax) {
        const some = messages.slice(start, start + insertMax)
        await insertMessages(db, [some], { mailboxMax: unlimited, now: now(), sequence })
      }
    },
    remove(messages) {
      acked.push(...messages)
      wake()
    },
    async topics() {
      const found = await db.selectDistinct({ topic: relayMessages.topic }).from(relayMessages)
      return found.map(({ topic }) => topic)
    },
    listen(listener) {
      hear = listener
    },
    put(messages, done) {
      if (messages.every((message) => read.has(message))) return done('known')
      if (messagesWaiting >= waitingMax || charactersWaiting >= waitingCharactersMax)
        return done('failed')
      for (const message of messages) sequence.of(message)
      messagesWaiting += messages.length
      charactersWaiting += charactersOf(messages)
      calls.push({ messages, done })
      wake()
    },
    async list(request) {
      const { messages, hasMore } = await watch(() =>
        listMessages(db, request, { now: now(), sequence }),
      )
      return { messages: messages.filter((message) => !read.has(message)), hasMore }
    },
    ack(message) {
      if (read.has(message)) return
      read.add(message)
      acked.push(message)
      wake()
    },
    join: () => undefined,
    leave: () => undefined,
    async forget() {
      read.forget()
      await forgetMessages(db, now())
    },
    async count() {
      const [row] = await db
        .select({ count: count() })
        .from(relayMessages)
        .where(gt(relayMessages.expiresAt, now()))
      return row?.count ?? 0
    },
    async close() {
      while (running) await running
    },
  }
}

export declare namespace createDatabaseRelayStore {
  type Parts = {
    db: Database
    log: Logger
    /** Messages that may wait on one topic. */
    mailboxMax: number
    now(): number
    sequence: Sequence
  }
}

const charactersOf = (messages: readonly RelayMessage[]) =>
  messages.reduce((sum, { message }) => sum + message.length, 0)
