import type { SiwxSession } from '@foyer/protocol/siwx'
import type { SignInAccount } from './SignInAccount.js'

/** A sign-in under way. One that is no longer the latest of its chain family was ended: what comes of it is thrown away. */
export type SignInAttempt = {
  readonly account: SignInAccount
  done?: Promise<SiwxSession>
}
