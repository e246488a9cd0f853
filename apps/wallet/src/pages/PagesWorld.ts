import type { PasskeyRule } from '../approval/verify/createPasskeyRule.js'
import type { LostPasskeys } from '../login/createLostPasskeys.js'
import type { LoginCalls } from '../login/LoginCalls.js'
import type { Login, Person } from '../login/Person.js'
import type { Look } from '../theme/createLook.js'
import type { Vault } from '../vault/Vault.js'

/** What the wallet's own pages are made of. */
export type PagesWorld = {
  readonly document: Document
  readonly vault: Vault
  readonly calls: LoginCalls
  readonly person: Person
  readonly look: Look
  readonly passkeys: PasskeyRule
  readonly lost: LostPasskeys
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly describe: (error: unknown) => string
}

/** What one page is drawn with. */
export type Visit = PagesWorld & {
  /** The page that asks. */
  readonly origin: string
  readonly login: Login
  /** The page is left. */
  readonly onLeave: () => void
}
