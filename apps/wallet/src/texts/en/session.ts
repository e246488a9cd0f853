import type { Formats } from '@foyer/protocol/texts'

const minute = 60
const hour = 3_600
const day = 86_400
const week = 604_800

/** What a key of an app may do by itself. */
export const session = ({ number, plural }: Formats) => ({
  spends: 'The key may spend',
  calls: 'The key may use',
  spentNoMore: 'The key may no longer spend',
  calledNoMore: 'The key may no longer use',
  inAll: 'Once, in all',
  key: 'Key of the app',
  permission: 'Permission of a key',
  claimed: (name: string) => `The app calls it ${name}`,
  /** Seconds; in the largest unit of which they are a whole number. */
  each(seconds: number) {
    if (seconds % week === 0)
      return plural(seconds / week, {
        one: 'Each week',
        other: `Every ${number(seconds / week)} weeks`,
      })
    if (seconds % day === 0)
      return plural(seconds / day, {
        one: 'Each day',
        other: `Every ${number(seconds / day)} days`,
      })
    if (seconds % hour === 0)
      return plural(seconds / hour, {
        one: 'Each hour',
        other: `Every ${number(seconds / hour)} hours`,
      })
    if (seconds % minute === 0)
      return plural(seconds / minute, {
        one: 'Each minute',
        other: `Every ${number(seconds / minute)} minutes`,
      })
    return plural(seconds, { one: 'Each second', other: `Every ${number(seconds)} seconds` })
  },
})
