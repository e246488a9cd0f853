import { within } from '@foyer/protocol'
import type { Logger } from 'pino'
import { countTogether } from './countTogether.js'
import { createMemoryLimiter } from './createMemoryLimiter.js'
import type { RateLimiter } from './RateLimiter.js'

/** Adds to each count; a count that begins is forgotten after its minute, and some for clocks that differ. */
const script = `
local counts = {}
for i, key in ipairs(KEYS) do
  counts[i] = redis.call('INCRBY', key, ARGV[i + 1])
  if counts[i] == tonumber(ARGV[i + 1]) then redis.call('PEXPIRE', key, ARGV[1]) end
end
return counts`
const keptMs = 180_000

const connectMs = 2_000
const reconnectMaxMs = 2_000
/** How long Redis is left alone after it did not answer. */
const pauseMs = 1_000
const pingEveryMs = 5_000
const silentMs = 15_000

/**
 * Counts in Redis, for several processes together. While Redis does not answer this process counts
 * alone: a limit is then one of each process, and pages are served on.
 */
export function createRedisLimiter({
  url,
  prefix,
  waitMs,
  log,
  now,
  alone,
}: createRedisLimiter.Parts) {
  const opened = openClient(url)
  const connected = opened.then((client) => client.connect())
  connected.catch(() => undefined)

  const own = createMemoryLimiter()
  let failing = false
  let pausedUntil = 0

  const addHits = async (hits: ReadonlyMap<string, number>, minute: number) => {
    const keys = [...hits.keys()].map((key) => `${prefix}limit:${minute}:${key}`)
    const added = [...hits.values()].map(String)
    const command = { keys, arguments: [String(keptMs), ...added] }
    // The first requests wait for the connection, as long as for an answer.
    const reply = await within(
      connected.then((client) => client.eval(script, command)),
      waitMs,
    )
    if (Array.isArray(reply) && reply.length === keys.length) return reply.map(Number)
    throw new Error('Redis answered something else')
  }
  const shared = countTogether(addHits)

  const failed = () => {
    pausedUntil = now() + pauseMs
    if (!failing) log.error('Redis does not answer: limits are counted in each process alone')
    failing = true
  }
  const answered = () => {
    if (failing) log.info('Redis answers again: limits are counted together')
    failing = false
  }
  const limiter: RateLimiter = {
    async hit(keys, minute) {
      if (now() >= pausedUntil) {
        try {
          const counts = await shared(keys, minute)
          answered()
          return counts
        } catch {
          failed()
        }
      }
      alone()
      return own.hit(keys, minute)
    },
    async close() {
      const client = await opened
      client.destroy()
    },
  }
  return limiter
}

/** Loads the library, too: a server without Redis starts without it. */
async function openClient(url: string) {
  const { createClient } = await import('@redis/client')
  const client = createClient({
    url,
    // A count that is late is none.
    disableOfflineQueue: true,
    pingInterval: pingEveryMs,
    socket: {
      connectTimeout: connectMs,
      socketTimeout: silentMs,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, reconnectMaxMs),
    },
  })
  // Unheard, it would end the process; what it says is said by the limiter, once.
  client.on('error', () => undefined)
  return client
}

export declare namespace createRedisLimiter {
  type Parts = {
    url: string
    /** What its keys begin with, for a Redis that others use too. */
    prefix: string
    /** A request waits no longer for its count. */
    waitMs: number
    log: Logger
    now(): number
    /** Told of each request that was counted in this process alone. */
    alone(): void
  }
}
