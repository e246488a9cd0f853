import { setTimeout as wait } from 'node:timers/promises'
import { within } from '@foyer/protocol'
import type { Logger } from 'pino'
import { everyUnref } from '../../bounds/timers/everyUnref.js'
import { openClient, type RedisClient } from './openClient.js'

/** How long Redis may take for anything, and how often that is looked at. */
const answerMs = 3_000
const pingEveryMs = 2_000
const pauseMs = 50
const pauseMaxMs = 2_000

/** What Redis says when this connection will not do any more: another one leads now, or it lost the scripts. */
const useless = /^(READONLY|NOSCRIPT|LOADING|MASTERDOWN|MOVED)/

/** A connection with channels, and one without on which more may wait to be read. They live and end together. */
type Clients = { readonly client: RedisClient; readonly reader: RedisClient }

/** A connection that is made anew whenever it breaks. */
type Link<session> = {
  /** What was begun with the connection, while it is of use. */
  session(): session | undefined
  /** Told of what Redis refused: it may be that only another connection helps. */
  refused(error: unknown): void
  close(): Promise<void>
}

/**
 * Keeps up a connection to Redis. Nothing waits for one that is broken: what was asked over it fails at once, and
 * without one nothing can be asked.
 */
export function createLink<session>({
  url,
  log,
  begin,
  began,
}: createLink.Parts<session>): Link<session> {
  let current: session | undefined
  let end: () => void = () => undefined
  let closed = false
  let failing = false
  let tries = 0
  const pausing = new AbortController()

  const live = async (clients: Clients) => {
    const { client, reader } = clients
    const both = [client, reader]
    const ended = new Promise<never>((_, reject) => {
      end = () => reject(new Error('The connection to Redis ended'))
    })
    // In a cluster the last one says that the channel is heard elsewhere from now on.
    for (const event of ['error', 'end', 'sharded-channel-moved'])
      for (const one of both) one.on(event, end)
    let watch: (() => void) | undefined
    try {
      await within(Promise.race([Promise.all(both.map((one) => one.connect())), ended]), answerMs)
      // Answers come in the order of questions: one to this is one to all before.
      watch = everyUnref(pingEveryMs, () => {
        for (const one of both) within(one.ping(), answerMs).catch(end)
      })
      const session = await Promise.race([begin(clients), ended])
      if (failing) log.info('Redis answers again: the relay takes messages')
      failing = false
      tries = 0
      current = session
      began(session)
      await ended
    } finally {
      watch?.()
      current = undefined
      for (const one of both) one.destroy()
    }
  }
  const open = async () => {
    const [client, reader] = await Promise.all([openClient(url), openClient(url)])
    return { client, reader }
  }
  const run = async () => {
    while (!closed) {
      await open()
        // It may be closed before there is anything to close.
        .then((clients) => (closed ? undefined : live(clients)))
        .catch(() => undefined)
      if (closed) return
      if (!failing) log.error('Redis does not answer: the relay refuses messages')
      failing = true
      const pause = Math.min(pauseMs * 2 ** tries, pauseMaxMs)
      tries += 1
      await wait(pause, undefined, { signal: pausing.signal }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    session: () => current,
    refused(error) {
      if (error instanceof Error && useless.test(error.message)) end()
    },
    async close() {
      closed = true
      pausing.abort()
      end()
      await running
    },
  }
}

export declare namespace createLink {
  type Begin<session> = (clients: Clients) => Promise<session>
  type Parts<session> = {
    url: string
    log: Logger
    /** Done with new connections before they are of use. */
    begin: Begin<session>
    /** It is of use. */
    began(session: session): void
  }
}
