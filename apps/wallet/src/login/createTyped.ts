import type { LoginIdentity } from '@foyer/protocol/login'
import { LoginEmail } from '@foyer/protocol/login'
import * as v from 'valibot'
import { Failure } from '../frame/Failure.js'
import { VaultError } from '../vault/VaultError.js'
import type { BrowserStore } from './BrowserStore.js'

type Use = 'login' | 'change'

/**
 * Addresses as they were typed in this browser, from when a code was asked for until it is typed. Who somebody is at the guard goes by
 * them, and never by what the keeper says they were. Kept over a reload: the code may come later.
 */
export type Typed = {
  keep(use: Use, email: string): Promise<void>
  /** @throws `Failure` `code_expired` where none was typed here */
  read(use: Use): Promise<string>
  forget(use: Use): Promise<void>
}

export function createTyped({ projectId, store }: createTyped.Parameters): Typed {
  const nameOf = (use: Use) => `typed ${use} ${projectId}`
  return {
    keep: (use, email) => store.write(nameOf(use), v.parse(LoginEmail, email)),
    async read(use) {
      const kept = await store.read(nameOf(use))
      if (typeof kept === 'string') return kept
      throw new Failure(
        'No address was typed here, or too long ago. Type it again.',
        'code_expired',
      )
    },
    forget: (use) => store.remove(nameOf(use)),
  }
}

export declare namespace createTyped {
  type Parameters = { projectId: string; store: Pick<BrowserStore, 'read' | 'write' | 'remove'> }
}

/** Whether this is the login of the address that was typed, and of nothing else. */
export function isTyped(
  { issuer, subject, provider }: Pick<LoginIdentity, 'issuer' | 'subject' | 'provider'>,
  typed: string,
): boolean {
  return provider === 'email' && issuer === 'email' && subject === typed
}

/** @throws `VaultError` `login_changed` when the keeper names somebody else than who logged in here */
export function checkOwn(isSame: boolean): void {
  if (!isSame) throw new VaultError('login_changed')
}
