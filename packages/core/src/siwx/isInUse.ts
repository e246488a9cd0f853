import type { Client } from '../Client.js'
import { accountOf } from './accountOf.js'
import { isSameSignIn } from './isSameSignIn.js'
import type { SigningAccount } from './SigningAccount.js'

/** Whether this is still the account in use of its chain family, of the same wallet on the same network. */
export function isInUse({ store }: Client, account: SigningAccount): boolean {
  return isSameSignIn(accountOf(store.getState(), account.namespace), account)
}
