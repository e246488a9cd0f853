import type { PutOutcome, RelayMessage, RelayStore } from '../RelayStore.js'
import type { Announcements } from './createAnnouncements.js'
import type { Tally } from './createTally.js'
import { formatExpiry, type RelayKeys } from './keys.js'
import type { RedisSession } from './RedisSession.js'

/** What may be on its way to Redis. */
const messagesMax = 20_000
const charactersMax = 64_000_000

/** Keeps messages in Redis, which announces them in the same moment: no process can die between both. */
export function createPut(parts: createPut.Parts): RelayStore['put'] {
  const { announcements, link, tally } = parts
  let messagesWaiting = 0
  let charactersWaiting = 0
  const placeOf = createPlaces()

  return (messages, done) => {
    const session = link.session()
    if (!session || messagesWaiting >= messagesMax || charactersWaiting >= charactersMax)
      return done('failed', [])
    const characters = messages.reduce((sum, { message }) => sum + message.length, 0)
    messagesWaiting += messages.length
    charactersWaiting += characters
    const call = announcements.put(messages)
    const settle = (outcome: PutOutcome, fresh: readonly RelayMessage[]) => {
      messagesWaiting -= messages.length
      charactersWaiting -= characters
      done(outcome, fresh)
      call.settle()
    }
    write(session, messages, call.head, { ...parts, placeOf }).then(
      (places) => {
        const fresh = messages.filter((_, index) => places.has(index + 1))
        for (const message of fresh) tally.add(message)
        settle(outcomeOf(places), fresh)
      },
      (error) => {
        link.refused(error)
        settle('failed', [])
      },
    )
  }
}

export declare namespace createPut {
  type Parts = {
    announcements: Announcements
    keys: RelayKeys
    link: { session(): RedisSession | undefined; refused(error: unknown): void }
    mailboxMax: number
    now(): number
    tally: Tally
  }
}

function outcomeOf(places: ReadonlySet<number>): PutOutcome {
  if (places.has(-1)) return 'full'
  return places.size > 0 ? 'kept' : 'known'
}

/** Gives the places of those that were new, from 1; -1 when there is no room. */
async function write(
  { announce, client, put }: RedisSession,
  messages: readonly RelayMessage[],
  head: string,
  {
    keys,
    mailboxMax,
    now,
    placeOf,
  }: Pick<createPut.Parts, 'keys' | 'mailboxMax' | 'now'> & { placeOf: PlaceOf },
): Promise<ReadonlySet<number>> {
  const time = now()
  const places = await client.evalSha(put, {
    keys: messages.flatMap((one) => [
      keys.body(one),
      keys.mailbox(one.topic),
      keys.channel(one.topic),
    ]),
    arguments: [
      ...[String(time), String(mailboxMax), announce, head],
      ...messages.flatMap((one) => [
        String(Math.max(1, one.expiresAt - time)),
        formatExpiry(one.expiresAt),
        String(placeOf(one)),
        one.hash,
        JSON.stringify(one),
      ]),
    ],
  })
  if (!Array.isArray(places)) throw new Error('Redis answered something else')
  return new Set(places.map(Number))
}

type PlaceOf = (message: RelayMessage) => number

/**
 * Gives messages their places: by when they were published, those of one millisecond in the order in which this
 * process put them. Of several processes none is first within a millisecond.
 */
function createPlaces(): PlaceOf {
  let latest = 0
  let nth = 0
  return ({ publishedAt }) => {
    nth = publishedAt === latest ? Math.min(nth + 1, 999) : 0
    latest = publishedAt
    return publishedAt * 1_000 + nth
  }
}
