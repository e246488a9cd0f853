import { emailThrottleMs } from '@foyer/protocol'
import type { Client } from '../client.js'
import { recall } from '../remembered.js'

/** How many seconds to wait, rounded up, until another code may be asked for; 0 when it may be now. */
export function canAskEmail(client: Client): number {
  const { emailAskedAt = recall(client, 'emailAskedAt') } = client.store.getState().embedded
  const now = client.clock.now()
  // A time to come is of a clock that was set back since.
  if (emailAskedAt === undefined || emailAskedAt > now) return 0
  return Math.max(Math.ceil((emailAskedAt + emailThrottleMs - now) / 1_000), 0)
}
