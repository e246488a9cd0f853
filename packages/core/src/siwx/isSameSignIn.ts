import { idOf } from './idOf.js'
import type { SigningAccount } from './SigningAccount.js'

/** Whether this is the same account of the same wallet on the same network. */
export function isSameSignIn(
  one: SigningAccount | undefined,
  other: SigningAccount | undefined,
): boolean {
  if (!one || !other) return one === other
  return one.connectorId === other.connectorId && idOf(one) === idOf(other)
}
