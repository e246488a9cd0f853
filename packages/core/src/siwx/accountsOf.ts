import type { Namespace } from '@foyer/protocol'
import type { State } from '../state.js'
import { accountOf } from './accountOf.js'
import type { SigningAccount } from './SigningAccount.js'

/** The accounts of all chain families of which the sign-in is known. */
export function accountsOf(state: State): readonly SigningAccount[] {
  return Object.keys(state.siwx.byNamespace).flatMap(
    (name) => accountOf(state, name as Namespace) ?? [],
  )
}
