import type { Formats } from '@foyer/protocol/texts'
import { differentWallets, vaultFailures } from './vaultFailures.js'

/** Why something did not work, on the wallet's screens. */
export const failures = ({ length }: Formats) => ({
  vault: vaultFailures,
  differentWallets,
  notLoggedIn: 'You are not logged in any more. Log in again.',
  failed: 'Something failed in the wallet. Try again.',
  passkeyRefused: 'The passkey did not say yes, or this page does not let it be asked. Try again.',
  /** `text`: what the refusing side says in English. Another language has texts by `code`. */
  refused: ({ text }: { code: string | number | undefined; text: string }) => text,
  /** When the next try makes sense, in the unit that people would use. */
  tooOften: (seconds: number | undefined) => {
    if (seconds === undefined) return 'That was tried too often. Wait a few minutes and try again.'
    const wait =
      seconds < 90
        ? length(Math.max(1, Math.ceil(seconds)), 'second')
        : seconds < 90 * 60
          ? length(Math.ceil(seconds / 60), 'minute')
          : length(Math.ceil(seconds / 3_600), 'hour')
    return `Please try again after ${wait}`
  },
})

export type FailureTexts = ReturnType<typeof failures>
