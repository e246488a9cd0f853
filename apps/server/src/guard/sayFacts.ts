import type { GuardFacts } from '@foyer/protocol/login'
import { dayMs, hourMs } from '../login/times.js'

const no = '“This was not me”'

/** What the guard knows of a wallet, in the words of its mails and pages: for who never had one here above all. */
export function sayFacts(
  { madeAt, browsers, lastAt, isProved }: GuardFacts,
  now: number,
): readonly string[] {
  const used = `${browsers === 1 ? 'one browser' : `${browsers} browsers`}, last ${dayOf(lastAt, now)}`
  const said =
    now - madeAt < dayMs
      ? `Your wallet was made ${ago(now - madeAt)} by another browser. If you have never had a wallet here, or did not make one then, press ${no}.`
      : `Your wallet was made on ${day(madeAt)} and used in ${used}. If you have never had a wallet here, press ${no}.`
  return isProved ? [said] : [said, unproved]
}

const unproved = `Nobody showed that it is yours when it was made, because that was not asked for then. If you do not know it, press ${no}.`

const day = (time: number) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(time)

function dayOf(time: number, now: number): string {
  return day(time) === day(now) ? 'today' : `on ${day(time)}`
}

function ago(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return 'less than a minute ago'
  if (ms < hourMs) return minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`
  const hours = Math.floor(ms / hourMs)
  return hours === 1 ? 'an hour ago' : `${hours} hours ago`
}
