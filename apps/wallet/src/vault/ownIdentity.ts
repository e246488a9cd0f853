import type { LoginIdentity } from '@foyer/protocol/login'
import { checkOwn, isTyped } from '../login/createTyped.js'
import type { Login } from '../login/Person.js'

/**
 * Whom the guard shall ask before it gives its share to another browser. A keeper could name an address of its own: so it is the one that
 * was typed in this browser, or none. A social login the guard believes by its own round alone.
 *
 * @throws `VaultError` `login_changed` when the keeper names anybody else
 */
export function ownIdentity({ identity, typed }: Login): LoginIdentity {
  const { issuer, subject, provider } = identity
  const isMail = provider === 'email' || issuer === 'email'
  checkOwn(typed === undefined ? !isMail : isTyped(identity, typed))
  return { issuer, subject, provider }
}
