import type { RedisClient } from './openClient.js'

/** How a Redis announces: to one shard of a cluster, or as it was before version 7. */
export type AnnounceMessage = 'SPUBLISH' | 'PUBLISH'

/** The topics that this process joined, over one connection after the other. */
export function createChannels({ channel, take }: createChannels.Parts) {
  const joined = new Map<string, Promise<void> | undefined>()
  let current: { client: RedisClient; announce: AnnounceMessage } | undefined

  const onText = (text: string) => take(text)
  const subscribe = (client: RedisClient, announce: AnnounceMessage, topic: string) =>
    announce === 'SPUBLISH'
      ? client.sSubscribe(channel(topic), onText)
      : client.subscribe(channel(topic), onText)

  return {
    /** Subscribes a new connection to all that was joined. */
    async begin(client: RedisClient): Promise<AnnounceMessage> {
      const announce = await findAnnounce(client, channel(''))
      current = { client, announce }
      await Promise.all([...joined.keys()].map((topic) => subscribe(client, announce, topic)))
      return announce
    },
    /** Resolves when what is announced of the topic is heard. @throws when Redis does not take it */
    join(topic: string): Promise<void> | undefined {
      if (joined.has(topic)) return joined.get(topic)
      if (!current?.client.isReady) return Promise.reject(new Error('Redis does not answer'))
      const { client, announce } = current
      const joining: Promise<void> = subscribe(client, announce, topic).then(
        () => {
          if (joined.get(topic) === joining) joined.set(topic, undefined)
        },
        (error: unknown) => {
          if (joined.get(topic) === joining) joined.delete(topic)
          throw error
        },
      )
      joined.set(topic, joining)
      return joining
    },
    leave(topic: string): void {
      if (!joined.delete(topic) || !current?.client.isReady) return
      const { client, announce } = current
      const left =
        announce === 'SPUBLISH'
          ? client.sUnsubscribe(channel(topic), onText)
          : client.unsubscribe(channel(topic), onText)
      // What a left channel still delivers has no listener.
      left.catch(() => undefined)
    },
    has: (topic: string) => joined.has(topic),
    topics: () => [...joined.keys()],
  }
}

export declare namespace createChannels {
  type Parts = { channel(topic: string): string; take(text: string): void }
}

/** Sharded channels came with Redis 7; a server that forbids them has none. */
async function findAnnounce(client: RedisClient, probe: string): Promise<AnnounceMessage> {
  try {
    await client.sSubscribe(probe, () => undefined)
    await client.sUnsubscribe(probe)
    return 'SPUBLISH'
  } catch {
    if (client.isReady) return 'PUBLISH'
    throw new Error('Redis does not answer')
  }
}
