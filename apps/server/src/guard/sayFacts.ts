import type { GuardFacts } from '@foyer/protocol/login'
import { dayMs } from '../bounds/times.js'
import type { Texts } from '../texts/english.js'

/** What the guard knows of a wallet, in the words of its mails and pages: for who never had one here above all. */
export function sayFacts(
  { madeAt, browsers, lastAt, isProved }: GuardFacts,
  now: number,
  { guardFacts: { young, old, unproved } }: Texts,
): readonly string[] {
  const said =
    now - madeAt < dayMs ? young({ ms: now - madeAt }) : old({ madeAt, browsers, lastAt, now })
  return isProved ? [said] : [said, unproved]
}
