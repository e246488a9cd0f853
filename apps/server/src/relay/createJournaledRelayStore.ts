import type { Logger } from 'pino'
import { afterUnref } from '../bounds/timers/afterUnref.js'
import { describeError } from '../errors/describeError.js'
import type { DatabaseRelayStore } from './createDatabaseRelayStore.js'
import { createFresh } from './createFresh.js'
import type { Journal } from './createJournal.js'
import type { Sequence } from './createSequence.js'
import { pageOf } from './pageOf.js'
import type { AckedMessage, Done, ListRequest, RelayMessage, RelayStore } from './RelayStore.js'

/** What was not received after so long, or twice as long, becomes a row. */
const freshMs = 1_000
/** So long it takes at most until rows that were given to the database are seen there. */
const writtenMs = 60_000

/**
 * Messages in the embedded database, behind a journal. Most readers are connected and have their messages in a
 * moment; to write and remove a row for each would be most of the work. Messages go to a file, and only those
 * that stay unread become rows. Either way a publisher gets its answer no sooner than its message is written.
 */
export function createJournaledRelayStore({
  rows,
  journal,
  log,
  freshMax = 50_000,
  mailboxMax,
  now,
  prepare,
  sequence,
}: createJournaledRelayStore.Parts): RelayStore {
  let listener: (message: RelayMessage) => void = () => undefined
  const fresh = createFresh(now)
  const joined = new Set<string>()
  /** Topics of which rows may wait, and since when: what comes next for them lines up there. */
  const settled = new Map<string, number>()
  let isReady = false
  /** Received while they were made rows. */
  let late: AckedMessage[] | undefined
  /** What was there when the journal began its present file, and what removes the one before. */
  let aging: readonly RelayMessage[] = []
  let remove: (() => Promise<void>) | undefined
  let moving: Promise<void> = Promise.resolve()
  let cancel: (() => void) | undefined

  const recover = async () => {
    await prepare?.()
    const { messages, remove } = await journal.recover()
    await rows.move(messages)
    await remove()
    for (const topic of await rows.topics()) settled.set(topic, now())
    isReady = true
  }
  const recovered = recover().catch((error: unknown) => {
    log.error(describeError(error), 'The journal of the relay could not be read')
  })

  /** Makes rows of what was there at the last turn of the journal and still is; then its file is not needed. */
  const move = async () => {
    // It becomes no row, and would keep the place of others for ever.
    fresh.forget()
    const messages = aging.filter(fresh.holds)
    late = []
    try {
      for (const { topic } of messages) settled.set(topic, now())
      await rows.move(messages)
      for (const message of messages.filter(fresh.holds)) fresh.delete(message)
      await remove?.()
      aging = fresh.all()
      remove = journal.turn()
    } catch (error) {
      log.error(describeError(error), 'Messages of the relay wait for the database')
    }
    rows.remove(late)
    late = undefined
    if (remove || fresh.size() > 0) plan()
  }
  const moveNow = () => {
    cancel = undefined
    moving = moving.then(move)
  }
  const plan = () => {
    cancel ??= afterUnref(freshMs, moveNow)
  }

  /** While the database is not open, messages go to the journal instead of waiting for it. */
  const isQuick = ({ topic }: RelayMessage) =>
    fresh.sizeOf(topic) > 0 || (!settled.has(topic) && (joined.has(topic) || !rows.isOpen()))
  const isUnread = (message: RelayMessage) => !rows.read.has(message)
  const putQuickly: RelayStore['put'] = (unread, done) => {
    const added = unique(unread).filter((message) => !fresh.has(message))
    if (fresh.size() + added.length > freshMax) return done('failed', [])
    if (!fresh.hasRoom(added, mailboxMax)) return done('full', [])
    for (const message of added) {
      sequence.of(message)
      fresh.add(message)
    }
    plan()
    // With nothing to add it still waits for what was added before.
    journal.append(added, (error) => {
      if (error) return giveUp(added, done)
      done(added.length > 0 ? 'kept' : 'known', added)
      // A reader that fetched it meanwhile has it.
      for (const message of added.filter(isUnread)) listener(message)
      // Some live for no moment at all.
      fresh.forget(added)
    })
  }
  const giveUp = (messages: readonly RelayMessage[], done: Done) => {
    const lost = new Set(messages.filter(fresh.holds))
    for (const message of lost) fresh.delete(message)
    // A reader that fetched one meanwhile has it, and its room was given back then.
    done(
      'failed',
      messages.filter((message) => !lost.has(message)),
    )
  }

  return {
    listen(onMessage) {
      listener = onMessage
      rows.listen(onMessage)
    },
    put(messages, done) {
      const unread = messages.filter(isUnread)
      if (unread.length === 0) return done('known', [])
      if (isReady && messages.every(isQuick)) return putQuickly(unread, done)
      for (const { topic } of messages) settled.set(topic, now())
      rows.put(messages, done)
    },
    async list(request) {
      if (!isReady) await recovered
      // Before the question: they may become rows meanwhile.
      const waiting = freshFor(request)
      const isInRows = !isReady || request.topics.some((topic) => settled.has(topic))
      const listed = isInRows ? await rows.list(request) : { messages: [], hasMore: false }
      const known = new Set(listed.messages.map(keyOf))
      const added = waiting.filter((one) => !known.has(keyOf(one)) && isUnread(one))
      const messages = [...listed.messages, ...added].sort(sequence.compare)
      const page = pageOf(messages, request)
      return { messages: page.messages, hasMore: listed.hasMore || page.hasMore }
    },
    ack(message, gone) {
      if (!fresh.delete(message)) return rows.ack(message, gone)
      gone?.()
      rows.read.add(message)
      late?.push(message)
    },
    join(topic) {
      joined.add(topic)
      return undefined
    },
    leave: (topic) => void joined.delete(topic),
    async forget() {
      await rows.forget()
      const startedAt = now()
      const waiting = new Set(await rows.topics())
      for (const [topic, since] of settled)
        if (!waiting.has(topic) && since < startedAt - writtenMs) settled.delete(topic)
    },
    count: async () => (await rows.count()) + fresh.count(),
    totals: {
      of: 'one',
      async read(take) {
        // What a process before left in its journal is among the rows then.
        await recovered
        await rows.totals.read(take)
      },
    },
    async close() {
      await recovered
      // The first time for what is there, the second for what removes its file.
      for (const _ of [1, 2, 3]) moveNow()
      await moving
      cancel?.()
      await rows.close()
    },
  }

  function freshFor({ topics, clientId }: ListRequest): RelayMessage[] {
    return [...new Set(topics)].flatMap(fresh.of).filter(({ publisher }) => publisher !== clientId)
  }
}

export declare namespace createJournaledRelayStore {
  type Parts = {
    rows: DatabaseRelayStore
    journal: Journal
    log: Logger
    /** Messages that may wait to become rows, while the database does not answer. */
    freshMax?: number
    /** Messages that may wait on one topic. */
    mailboxMax: number
    now(): number
    /** Done before the journal is read. */
    prepare?: (() => Promise<void>) | undefined
    /** That of the rows. */
    sequence: Sequence
  }
}

const keyOf = ({ topic, hash }: RelayMessage) => topic + hash

/** The first of each. */
function unique(messages: readonly RelayMessage[]): readonly RelayMessage[] {
  if (messages.length < 2) return messages
  const first = new Map<string, RelayMessage>()
  for (const message of messages) {
    const key = keyOf(message)
    if (!first.has(key)) first.set(key, message)
  }
  return [...first.values()]
}
