import type { LoginIdentity } from '@foyer/protocol/login'

/** Whether this is the login of the address that was typed, and of nothing else. */
export function isTyped(
  { issuer, subject, provider }: Pick<LoginIdentity, 'issuer' | 'subject' | 'provider'>,
  typed: string,
): boolean {
  return provider === 'email' && issuer === 'email' && subject === typed
}
