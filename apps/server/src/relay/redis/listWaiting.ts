import type { RelayMessage } from '../RelayStore.js'
import type { ReadBodies } from './createReadBodies.js'
import { type RelayKeys, readBody } from './keys.js'
import type { RedisClient } from './openClient.js'

type WaitingMessage = { topic: string; hash: string; place: number }

/** Bodies that are asked for at once. */
const bodiesMax = 64

/** What waits on topics, oldest first; no more of it is read than is taken. */
export async function* listWaiting(
  topics: readonly string[],
  { keys, now, read, readBodies, reader }: listWaiting.From,
): AsyncGenerator<RelayMessage> {
  const places = await Promise.all(
    [...new Set(topics)].map(async (topic): Promise<WaitingMessage[]> => {
      const waiting = await reader.zRangeWithScores(keys.mailbox(topic), 0, -1)
      return waiting.map(({ value, score }) => ({ topic, hash: value, place: score }))
    }),
  )
  const ordered = places.flat().sort((a, b) => a.place - b.place)
  for (let from = 0; from < ordered.length; from += bodiesMax) {
    const some = ordered.slice(from, from + bodiesMax).map(keys.body)
    for await (const body of readBodies(reader, some)) {
      const message = readBody(body, now)
      if (message && !read(message)) yield message
    }
  }
}

export declare namespace listWaiting {
  type From = {
    keys: RelayKeys
    now: number
    readBodies: ReadBodies
    reader: RedisClient
    /** Whether this process knows that it was received. */
    read(message: RelayMessage): boolean
  }
}
