import type { LoginIdentity } from '@foyer/protocol/login'
import { checkOwn } from './checkOwn.js'
import { isTyped } from './isTyped.js'
import type { Login } from './Login.js'

/**
 * The identity that the guard prompts before it gives its share to another browser. A keeper could name an address of its own: so it is the
 * one that was typed in this browser, or none. The guard accepts a social login by its own round alone.
 *
 * @throws `VaultError` `login_changed` when the keeper names another user
 */
export function ownIdentity({ identity, typed }: Login): LoginIdentity {
  const { issuer, subject, provider } = identity
  const isMail = provider === 'email' || issuer === 'email'
  checkOwn(typed === undefined ? !isMail : isTyped(identity, typed))
  return { issuer, subject, provider }
}
