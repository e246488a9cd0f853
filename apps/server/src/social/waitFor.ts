import { setTimeout as wait } from 'node:timers/promises'
import type { Finish, Socials } from './createSocials.js'
import type { TicketClaim } from './createTickets.js'

const holdMs = 25_000
/** Another process may have the window, so there is nothing to be woken by. */
const lookEveryMs = 500

/**
 * Holds a request open until the user has answered, or for 25 s.
 *
 * @param signal ends it sooner, when the caller is gone
 */
export async function waitFor(
  { look }: Pick<Socials, 'look'>,
  claim: TicketClaim,
  signal: AbortSignal,
): Promise<Finish> {
  const until = performance.now() + holdMs
  for (;;) {
    const found = await look(claim)
    if (found.status !== 'waiting' || performance.now() > until || signal.aborted) return found
    await wait(lookEveryMs, undefined, { signal }).catch(() => undefined)
  }
}
