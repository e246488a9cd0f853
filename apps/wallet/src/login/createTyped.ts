import { LoginEmail } from '@foyer/protocol/login'
import * as v from 'valibot'
import { refuse } from '../errors/refuse.js'
import type { BrowserStore } from '../storage/BrowserStore.js'
import { refusals } from '../texts/en/refusals.js'

type Use = 'login' | 'change'

/**
 * Addresses as they were typed in this browser, from the request of a code until the code is typed. They are the user's identity at the
 * guard, never what the keeper names. Kept over a reload: the code may come later.
 */
export type Typed = {
  keep(use: Use, email: string): Promise<void>
  find(use: Use): Promise<string | undefined>
  /** @throws `Failure` `code_expired` where none was typed here */
  read(use: Use): Promise<string>
  forget(use: Use): Promise<void>
}

export function createTyped({ projectId, store }: createTyped.Parameters): Typed {
  const nameOf = (use: Use) => `typed ${use} ${projectId}`
  const find: Typed['find'] = async (use) => {
    const stored = await store.read(nameOf(use))
    return typeof stored === 'string' ? stored : undefined
  }
  return {
    find,
    keep: (use, email) => store.write(nameOf(use), v.parse(LoginEmail, email)),
    async read(use) {
      const stored = await find(use)
      if (stored !== undefined) return stored
      throw refuse(refusals, 'addressUnknown', 'code_expired')
    },
    forget: (use) => store.remove(nameOf(use)),
  }
}

export declare namespace createTyped {
  type Parameters = { projectId: string; store: Pick<BrowserStore, 'read' | 'write' | 'remove'> }
}
