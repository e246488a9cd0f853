import { createNumber } from './createNumber.js'
import { createPlural } from './createPlural.js'
import { createTime } from './createTime.js'

const units = [
  [604_800, 'week'],
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const

/** The texts of keys that act for an account by themselves, in English. Amounts and addresses arrive written, times in milliseconds, periods in seconds. */
export function enSessions(locale: string) {
  const time = createTime(locale)
  const number = createNumber(locale)
  const plural = createPlural('en')
  /** In the largest unit of which it is a whole number. */
  const each = (seconds: number) => {
    const [size, name] = units.find(([one]) => seconds % one === 0) ?? [1, 'second']
    const count = seconds / size
    return plural(count, { one: `each ${name}`, other: `every ${number(count)} ${name}s` })
  }
  return {
    title: 'Smart Sessions',
    beta: 'Beta',
    hero: 'Keys that act for you',
    text: 'Apps use these keys without asking you, within these bounds. The network enforces them.',
    list: 'Keys that act for this account',
    key: (address: string) => `Key ${address}`,
    ends: 'Ends',
    end: (at: number) => time(at),
    spends: 'May spend',
    within: (amount: string, seconds: number) =>
      seconds === 0 ? `${amount} in all` : `${amount} ${each(seconds)}`,
    left: (amount: string) => `${amount} left`,
    /** A token whose decimals are not known. */
    units: (amount: string, token: string) => `${amount} units of ${token}`,
    calls: 'May call',
    function: (selector: string, contract: string) => `${selector} of ${contract}`,
    revokeKey: (address: string) => `Revoke key ${address}`,
    free: 'You sign in your wallet, and pay nothing.',
    paid: 'Your wallet sends a transaction, which takes a network fee.',
    revoked: 'The key is revoked',
    revokeFailed: 'The key could not be revoked and may still act. Try again.',
    none: 'No key acts for this account',
    noneText:
      'When you permit an app to act by itself, its key stands here, and you take it back here.',
    failed: 'The list could not be loaded',
    failedText: 'Check your connection, then try again.',
    tryAgain: 'Try again',
    created: {
      title: 'Permission granted',
      hero: 'The app may act by itself now',
      text: 'Its key needs no approval within these bounds. You can take it back at any time.',
      all: 'All permissions',
      done: 'Done',
    },
  }
}
