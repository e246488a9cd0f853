import { within } from '@foyer/protocol'
import type { Logger } from 'pino'
import { createTombstones } from '../createTombstones.js'
import type { ListRequest, RelayMessage, RelayStore } from '../RelayStore.js'
import { unavailable } from '../unavailable.js'
import { createAck } from './createAck.js'
import { createAnnouncements } from './createAnnouncements.js'
import { createChannels } from './createChannels.js'
import { createLink } from './createLink.js'
import { createPut } from './createPut.js'
import { createReadBodies } from './createReadBodies.js'
import { createTally } from './createTally.js'
import { exchangeTotals } from './exchangeTotals.js'
import { keysUnder } from './keys.js'
import { listWaiting } from './listWaiting.js'
import type { RedisSession } from './RedisSession.js'
import { ackScript, exchangeScript, putScript } from './scripts.js'

/** Topics that are looked through at once after a connection broke. */
const healMax = 100
const closeMs = 3_000
const silent = 'Redis does not answer'

/** Messages in Redis, for processes that share it: any of them takes any client. */
export function createRedisRelayStore({
  url,
  prefix,
  log,
  mailboxMax,
  now,
}: createRedisRelayStore.Parts): RelayStore {
  const keys = keysUnder(prefix)
  const read = createTombstones(now)
  let listener: (message: RelayMessage) => void = () => undefined
  const onMessage = (message: RelayMessage) => listener(message)
  const announcements = createAnnouncements(onMessage)
  const channels = createChannels({ channel: keys.channel, take: announcements.take })

  const begin: createLink.Begin<RedisSession> = async ({ client, reader }) => {
    const put = await client.scriptLoad(putScript)
    const ack = await client.scriptLoad(ackScript)
    const exchange = await client.scriptLoad(exchangeScript)
    return { client, reader, put, ack, exchange, announce: await channels.begin(client) }
  }
  const began = (session: RedisSession) => {
    acks.repeat(session)
    // It fails with the connection, and the next one heals.
    heal(session).catch(() => undefined)
  }
  /** Nothing was heard while there was no connection. */
  const heal = async (session: RedisSession) => {
    const topics = channels.topics()
    for (let from = 0; from < topics.length; from += healMax) {
      const some = topics.slice(from, from + healMax)
      for await (const message of waitingOn(session, some)) onMessage(message)
    }
  }
  const readBodies = createReadBodies()
  const waitingOn = ({ reader }: RedisSession, topics: readonly string[]) =>
    listWaiting(topics, { keys, now: now(), read: read.has, readBodies, reader })
  const list = async (session: RedisSession, request: ListRequest) => {
    const { topics, clientId, max, bytesMax = Number.POSITIVE_INFINITY } = request
    let bytes = 0
    const messages: RelayMessage[] = []
    for await (const message of waitingOn(session, topics)) {
      if (message.publisher === clientId) continue
      if (messages.length >= max || bytes >= bytesMax) return { messages, hasMore: true }
      bytes += message.bytes
      messages.push(message)
    }
    return { messages, hasMore: false }
  }

  const link = createLink({ url, log, begin, began })
  const acks = createAck({ keys, link })
  const tally = createTally(keys.waiting, () => link.session()?.client)
  const put = createPut({ announcements, keys, link, mailboxMax, now, tally })
  const need = (): RedisSession => {
    const session = link.session()
    if (session) return session
    throw unavailable(silent)
  }

  /** The link says once that Redis is gone; what it refuses while it is there is worth a line each. */
  const orUnavailable = <answer>(question: () => Promise<answer>): Promise<answer> =>
    question().catch((error: unknown) => {
      link.refused(error)
      throw link.session()?.client.isReady ? error : unavailable(silent, error)
    })

  return {
    listen(onMessage) {
      listener = onMessage
    },
    put(messages, done) {
      if (messages.every((message) => read.has(message))) return done('known', [])
      put(messages, done)
    },
    list: (request) => orUnavailable(async () => list(need(), request)),
    ack(message, gone) {
      if (read.has(message)) return
      read.add(message)
      tally.remove(message)
      acks.ack(message, gone)
    },
    join(topic) {
      const joining = channels.join(topic)
      return joining && orUnavailable(() => joining)
    },
    leave: channels.leave,
    async forget() {
      read.forget()
      acks.forget(now())
      await tally.write()
      await need().client.zRemRangeByScore(keys.waiting, '-inf', now())
    },
    async count() {
      await tally.write()
      return need().client.zCount(keys.waiting, `(${now()}`, '+inf')
    },
    totals: {
      of: 'several',
      exchange: (changes) =>
        orUnavailable(() => exchangeTotals(need(), changes, { keys, now: now() })),
    },
    async close() {
      const session = link.session()
      // Answers come in the order of questions: with the last one, all was written.
      const written = Promise.all([tally.write(), session?.client.ping()])
      await within(written, closeMs).catch(() => undefined)
      await link.close()
    },
  }
}

export declare namespace createRedisRelayStore {
  type Parts = {
    url: string
    /** What its keys begin with, for a Redis that others use too. */
    prefix: string
    log: Logger
    /** Messages that may wait on one topic. */
    mailboxMax: number
    now(): number
  }
}
