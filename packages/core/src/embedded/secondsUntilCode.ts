import { emailThrottleMs } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { recall } from '../remembered.js'

/** Seconds, rounded up, until another code may be requested; 0 when it may be now. */
export function secondsUntilCode(client: Client): number {
  const { emailRequestedAt = recall(client, 'emailRequestedAt') } = client.store.getState().embedded
  const now = client.clock.now()
  // A time in the future: the clock was set back since.
  if (emailRequestedAt === undefined || emailRequestedAt > now) return 0
  return Math.max(Math.ceil((emailRequestedAt + emailThrottleMs - now) / 1_000), 0)
}
