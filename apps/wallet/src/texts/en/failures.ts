import type { Formats } from '@foyer/protocol/texts'
import { accountRefusals } from './accountRefusals.js'
import { refusals } from './refusals.js'
import { tooOften } from './tooOften.js'
import { differentWallets, vaultFailures } from './vaultFailures.js'

/** Why something did not work, on the wallet's screens. */
export const failures = (formats: Formats) => ({
  vault: vaultFailures,
  differentWallets,
  notLoggedIn: 'You are not logged in any more. Log in again.',
  failed: 'Something failed in the wallet. Try again.',
  passkeyRefused: 'The passkey did not say yes, or this page does not let it be asked. Try again.',
  /** The wallet's own refusals, which pages get in English. */
  refusals: { ...refusals, ...accountRefusals },
  /** Another language has texts by the word of a service that refused. Without one, what was said is quoted, which is English. */
  refused: (_: { code: string | number | undefined }): string | undefined => undefined,
  tooOften: tooOften(formats),
})

export type FailureTexts = ReturnType<typeof failures>
