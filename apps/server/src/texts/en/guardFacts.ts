import type { Formats } from '@foyer/protocol/texts'
import { dayMs } from '../../bounds/times.js'

const no = '“This was not me”'

/** What the guard knows of a wallet, in its mails and pages: for who never had one here above all. Times in milliseconds since 1970. */
export const guardFacts = ({ ago, date, number, plural }: Formats) => {
  const day = (time: number) => date(time, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    /** Made less than a day ago. `ms`: how long ago. */
    young: ({ ms }: { ms: number }) =>
      `Your wallet was made ${ms < 60_000 ? 'less than a minute ago' : ago(ms)} by another browser. If you have never had a wallet here, or did not make one then, press ${no}.`,
    old: (wallet: { madeAt: number; browsers: number; lastAt: number; now: number }) => {
      const { madeAt, browsers, lastAt, now } = wallet
      const used = plural(browsers, { one: 'one browser', other: `${number(browsers)} browsers` })
      const isToday = Math.floor(lastAt / dayMs) === Math.floor(now / dayMs)
      const last = isToday ? 'today' : `on ${day(lastAt)}`
      return `Your wallet was made on ${day(madeAt)} and used in ${used}, last ${last}. If you have never had a wallet here, press ${no}.`
    },
    unproved: `It was not proved to be yours when it was made, because that was not asked for then. If you do not know it, press ${no}.`,
  }
}
