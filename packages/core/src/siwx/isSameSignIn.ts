import { idOf } from './idOf.js'
import type { SignInAccount } from './SignInAccount.js'

/** Whether this is the same account of the same wallet on the same network. */
export function isSameSignIn(
  one: SignInAccount | undefined,
  other: SignInAccount | undefined,
): boolean {
  if (!one || !other) return one === other
  return one.connectorId === other.connectorId && idOf(one) === idOf(other)
}
