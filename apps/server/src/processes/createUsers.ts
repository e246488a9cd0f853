import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { sendEvents } from './sendEvents.js'
import { renew, repeat, signInTo } from './signIns.js'

/**
 * When something is killed: as the answer to an event arrives, as a session does, or so many milliseconds later, whatever is written then. At each of
 * them the other visitors and users wait for answers of their own, which are at every step of the way.
 */
export const moments = ['event', 'session', 100, 250] as const

/** The settings of a server whose users all come from one machine. */
export const unlimited = {
  FOYER_ADDRESS_REQUESTS_PER_MINUTE: '0',
  FOYER_PROJECT_REQUESTS_PER_MINUTE: '0',
  FOYER_ADDRESS_SIGN_INS_PER_MINUTE: '0',
}

/** So many sessions of the round before are renewed after each death, and so many nonces sent again. */
const renewed = 5
const repeated = 3

/** Pages that send events and users who sign in, at a server that dies again and again, or whose database does. */
export function createUsers() {
  const acknowledged: string[] = []
  let last: ReturnType<typeof signInTo> | undefined
  return {
    /** The ids of all events that were answered with 200. */
    acknowledged,
    /** Uses a server until something is killed. `more` of `kill` resolves when so many more events were acknowledged after that. */
    async useUntil(
      url: string,
      moment: (typeof moments)[number],
      kill: (more: (count: number) => Promise<void>) => Promise<unknown>,
    ): Promise<void> {
      const events = sendEvents([url])
      const signIns = signInTo(url)
      await Promise.all([events.more(5), signIns.more(renewed)])
      if (moment === 'event') await events.more(1)
      else if (moment === 'session') await signIns.more(1)
      else await wait(moment)
      await kill(events.more)
      await Promise.all([events.stop(), signIns.stop()])
      acknowledged.push(...events.acknowledged)
      last = signIns
    },
    /** Sessions that were answered in the round before can be renewed, and what was used up stays so. */
    async check(url: string): Promise<void> {
      if (!last) return
      const sessions = last.opened.slice(-renewed)
      expect(sessions).toHaveLength(renewed)
      for (const { refresh } of sessions) expect(await renew(url, refresh)).toHaveProperty('token')
      for (const one of last.used.slice(-repeated)) expect(await repeat(url, one)).toBe(401)
    },
  }
}
