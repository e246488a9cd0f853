import type { LoginIdentity } from '@foyer/protocol/login'
import type { loginAccounts } from './tables.js'

export type LoginAccount = typeof loginAccounts.$inferSelect

/** An account's identity, as the contract writes it. */
export function toIdentity(account: LoginAccount): LoginIdentity {
  const { issuer, subject, email, userName } = account
  // Written by us, from the contract's own list.
  const provider = account.provider as LoginIdentity['provider']
  return { issuer, subject, email, userName, provider }
}
