import type { ListRequest, RelayMessage } from '../RelayStore.js'
import { type RelayKeys, readBody } from './keys.js'
import type { RedisClient } from './openClient.js'

type Place = { topic: string; hash: string; place: number }

/** Bodies that are fetched at once. */
const bodiesMax = 64

/** What waits on topics, oldest first. */
export async function listWaiting(
  { topics, clientId, max }: ListRequest,
  { client, keys, now, read }: listWaiting.From,
): Promise<{ messages: RelayMessage[]; hasMore: boolean }> {
  const places = await Promise.all(
    [...new Set(topics)].map(async (topic): Promise<Place[]> => {
      const waiting = await client.zRangeWithScores(keys.mailbox(topic), 0, -1)
      return waiting.map(({ value, score }) => ({ topic, hash: value, place: score }))
    }),
  )
  const ordered = places.flat().sort((a, b) => a.place - b.place)
  const messages: RelayMessage[] = []
  for (let from = 0; from < ordered.length && messages.length <= max; from += bodiesMax) {
    const some = ordered.slice(from, from + bodiesMax)
    const bodies = await Promise.all(some.map((one) => client.get(keys.body(one))))
    for (const body of bodies) {
      const message = readBody(body, now)
      if (message && message.publisher !== clientId && !read(message)) messages.push(message)
    }
  }
  return { messages: messages.slice(0, max), hasMore: messages.length > max }
}

export declare namespace listWaiting {
  type From = {
    client: RedisClient
    keys: RelayKeys
    now: number
    /** Whether this process knows that somebody has it. */
    read(message: RelayMessage): boolean
  }
}
