import type { Logger } from 'pino'
import type { Sequence } from './createSequence.js'
import { createTombstones, type Tombstones } from './createTombstones.js'
import {
  countMessages,
  forgetMessages,
  insertMessages,
  listMessages,
  listTopics,
  removeMessages,
  type Settled,
  weighMessages,
} from './messageRows.js'
import type { LaterDatabase } from './openLater.js'
import { pageOf } from './pageOf.js'
import type { AckedMessage, Done, RelayMessage, RelayStore, Totals } from './RelayStore.js'
import { createOutage } from './unavailable.js'

type Call = { messages: readonly RelayMessage[]; done: Done }

/** What else is needed to put something before it. */
export type DatabaseRelayStore = RelayStore & {
  readonly totals: Extract<Totals, { of: 'one' }>
  readonly read: Tombstones
  /** Whether what is put here is written at once. */
  isOpen(): boolean
  /** Keeps messages that were taken already: without a limit, and without telling listeners. */
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
  database,
  log,
  mailboxMax,
  now,
  sequence,
}: createDatabaseRelayStore.Parts): DatabaseRelayStore {
  let listener: (message: RelayMessage) => void = () => undefined
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
    for (const [index, { done }] of batch.entries())
      done(settled[index]?.outcome ?? 'failed', settled[index]?.fresh ?? [])
    for (const { fresh } of settled) for (const message of fresh) listener(message)
  }
  const settle = async (batch: readonly Call[]): Promise<Settled[]> => {
    try {
      const given = batch.map(({ messages }) => messages)
      return await watch(async () =>
        insertMessages(await database.open(), given, { mailboxMax, now: now(), sequence }),
      )
    } catch {
      return batch.map(() => ({ outcome: 'failed', fresh: [] }))
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
    if (batch.length === 0 || database.isEmpty()) return
    try {
      await watch(async () => removeMessages(await database.open(), batch))
    } catch {
      // This process lists them no more; they go with their time.
    }
  }

  return {
    read,
    isOpen: database.isOpen,
    async move(messages) {
      for (let start = 0; start < messages.length; start += insertMax) {
        const some = messages.slice(start, start + insertMax)
        await insertMessages(await database.open(), [some], {
          mailboxMax: unlimited,
          now: now(),
          sequence,
        })
      }
    },
    remove(messages) {
      acked.push(...messages)
      wake()
    },
    async topics() {
      return database.isEmpty() ? [] : listTopics(await database.open())
    },
    listen(onMessage) {
      listener = onMessage
    },
    put(messages, done) {
      if (messages.every((message) => read.has(message))) return done('known', [])
      if (messagesWaiting >= waitingMax || charactersWaiting >= waitingCharactersMax)
        return done('failed', [])
      for (const message of messages) sequence.of(message)
      messagesWaiting += messages.length
      charactersWaiting += charactersOf(messages)
      calls.push({ messages, done })
      wake()
    },
    async list(request) {
      if (database.isEmpty()) return { messages: [], hasMore: false }
      const { max, bytesMax } = request
      const room = { now: now(), sequence }
      // Rows of what was read may be there still. They take no place of what waits: a page that is empty
      // while there is more would tell a client of an end.
      for (let removed: readonly RelayMessage[] = []; ; ) {
        const more = removed.reduce((sum, { bytes }) => sum + bytes, 0)
        const reader = {
          ...{ ...request, max: max + removed.length },
          ...(bytesMax === undefined ? {} : { bytesMax: bytesMax + more }),
        }
        const listed = await watch(async () => listMessages(await database.open(), reader, room))
        const page = pageOf(
          listed.messages.filter((message) => !read.has(message)),
          request,
        )
        if (!listed.hasMore || page.isFull)
          return { messages: page.messages, hasMore: listed.hasMore || page.hasMore }
        removed = listed.messages.filter(read.has)
      }
    },
    ack(message, gone) {
      if (read.has(message)) return
      read.add(message)
      gone?.()
      acked.push(message)
      wake()
    },
    join: () => undefined,
    leave: () => undefined,
    async forget() {
      read.forget()
      if (!database.isEmpty()) await forgetMessages(await database.open(), now())
    },
    async count() {
      return database.isEmpty() ? 0 : countMessages(await database.open(), now())
    },
    totals: {
      of: 'one',
      async read(take) {
        if (!database.isEmpty()) await weighMessages(await database.open(), now(), take)
      },
    },
    async close() {
      while (running) await running
    },
  }
}

export declare namespace createDatabaseRelayStore {
  type Parts = {
    database: Pick<LaterDatabase, 'open' | 'isOpen' | 'isEmpty'>
    log: Logger
    /** Messages that may wait on one topic. */
    mailboxMax: number
    now(): number
    sequence: Sequence
  }
}

const charactersOf = (messages: readonly RelayMessage[]) =>
  messages.reduce((sum, { message }) => sum + message.length, 0)
