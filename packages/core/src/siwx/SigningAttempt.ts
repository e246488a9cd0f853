import type { SiwxSession } from '@foyer/protocol/siwx'
import type { SigningAccount } from './SigningAccount.js'

/** A sign-in under way. One that is no longer the latest of its chain family was ended: what comes of it is thrown away. */
export type SigningAttempt = {
  readonly account: SigningAccount
  done?: Promise<SiwxSession>
}
