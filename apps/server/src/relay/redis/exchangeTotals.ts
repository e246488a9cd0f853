import type { HeldChange } from '../RelayStore.js'
import type { RelayKeys } from './keys.js'
import type { RedisSession } from './RedisSession.js'

/** Tells Redis what this process changed of what waits, and hears what waits of all processes then. */
export async function exchangeTotals(
  { client, exchange }: RedisSession,
  changes: ReadonlyMap<string, readonly HeldChange[]>,
  { keys, now }: { keys: RelayKeys; now: number },
): Promise<readonly number[]> {
  const totals = await client.evalSha(exchange, {
    keys: [...changes.keys()].map(keys.bytes),
    arguments: [
      String(now),
      ...[...changes.values()].flatMap((some) => [
        String(some.length),
        ...some.flatMap(({ until, bytes }) => [String(until), String(bytes)]),
      ]),
    ],
  })
  if (!Array.isArray(totals)) throw new Error('Redis answered something else')
  return totals.map(Number)
}
