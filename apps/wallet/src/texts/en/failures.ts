import type { Formats } from '@foyer/protocol/texts'
import { tooOften } from './tooOften.js'
import { differentWallets, vaultFailures } from './vaultFailures.js'

/** Why something did not work, on the wallet's screens. */
export const failures = (formats: Formats) => ({
  vault: vaultFailures,
  differentWallets,
  notLoggedIn: 'You are not logged in any more. Log in again.',
  failed: 'Something failed in the wallet. Try again.',
  passkeyRefused: 'The passkey did not say yes, or this page does not let it be asked. Try again.',
  /** `text`: what the refusing side says in English. Another language has texts by `code`. */
  refused: ({ text }: { code: string | number | undefined; text: string }) => text,
  tooOften: tooOften(formats),
})

export type FailureTexts = ReturnType<typeof failures>
