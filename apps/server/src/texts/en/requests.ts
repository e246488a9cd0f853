import type { Formats } from '@foyer/protocol/texts'

/** What mails and pages say of the request that they are about. */
export const requests = ({ date }: Formats) => ({
  /** A moment in UTC: a mail is read anywhere. Milliseconds since 1970. */
  moment: (at: number) =>
    `${date(at, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })} UTC`,
  unknownBrowser: 'an unknown browser',
  /** A page made with another client of the same messages may show no number, so nothing is said of a page that shows none. */
  check: (number: string) =>
    `If that page shows a number, it is ${number}. If it shows another one, the request is not yours: say no.`,
})
