import type { Where } from '../approval/screen/Answering.js'
import type { PasskeyRule } from '../approval/verify/createPasskeyRule.js'
import type { LostPasskeys } from '../login/createLostPasskeys.js'
import type { PendingLogouts } from '../login/createPendingLogouts.js'
import type { User } from '../login/User.js'
import type { LoginCalls } from '../services/LoginCalls.js'
import type { Speech } from '../texts/createSpeech.js'
import type { OwnPageTexts } from '../texts/OwnPageTexts.js'
import type { Reason } from '../texts/Reason.js'
import type { Look } from '../theme/createLook.js'
import type { Login } from '../vault/Login.js'
import type { Vault } from '../vault/Vault.js'
import type { OwnPage } from './OwnPage.js'

/** What the wallet's own pages are made of. */
export type PagesWorld = {
  readonly document: Document
  readonly vault: Vault
  readonly calls: LoginCalls
  readonly user: User
  readonly leaving: Pick<PendingLogouts, 'sendAway'>
  readonly look: Look
  readonly passkeys: PasskeyRule
  readonly lost: LostPasskeys
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly describe: (error: unknown) => Reason
  /** The language of the pages. */
  readonly speech: Pick<Speech, 'load'>
  /** The page of the wallet’s origin that says when it is ready, for a window of it. */
  readonly windowUrl: string
}

/** What one page is drawn with. */
export type Visit = PagesWorld & {
  /** The page that asks. */
  readonly origin: string
  readonly login: Login
  readonly texts: OwnPageTexts
  /** The page is left. */
  readonly onLeave: () => void
  /** In the page's frame, where the browser can see what lies over it or cannot; or in a window of the wallet's own. */
  readonly where: Where
  /** Shows a page in a window of the wallet, in a press. Returns what closes it; `undefined` when the browser gave none. */
  readonly toWindow: (
    page: OwnPage,
    listener: { onLeave(): void; onGone(why: 'closed' | 'cut'): void },
  ) => (() => void) | undefined
}
