import type { Client } from '../Client.js'
import { idOf } from './idOf.js'
import type { SigningAccount } from './SigningAccount.js'
import type { SignIn } from './state.js'

/** What is known of the sign-in of this very account. */
export function signInOf({ store }: Client, account: SigningAccount): SignIn | undefined {
  const found = store.getState().siwx.byNamespace[account.namespace]
  return found?.account === idOf(account) ? found : undefined
}
