import { readLog } from '@foyer/protocol/login'
import type { LoginCall } from '../services/LoginCalls.js'
import type { BrowserStore } from '../storage/BrowserStore.js'
import type { Consents } from './createConsents.js'
import { isOfBefore, type StoredSession } from './storedSession.js'

/** What becomes of sessions that were made before pages were let in one by one. */
export type Adoption = {
  /** The page that the session was made from keeps it, once; others ask. Nothing for sessions of today. */
  adopt(session: StoredSession): Promise<void>
  forget(): Promise<void>
}

export function createAdoption(parameters: createAdoption.Parameters): Adoption {
  const { projectId, store, consents, keeper } = parameters
  const name = `adopted ${projectId}`
  let under: Promise<void> | undefined

  const adoptNow = async ({ token, holder }: StoredSession) => {
    // Once for all pages: it does not restore the consent of an origin that lost it later.
    if ((await store.read(name)) === token) return
    const { sessions } = await keeper()(readLog, {}, { session: token })
    const from = sessions.find(({ isThis }) => isThis)?.origin
    if (from) await consents.give(from, holder)
    await store.write(name, token)
  }
  return {
    async adopt(session) {
      if (!isOfBefore(session)) return
      under ??= adoptNow(session).finally(() => {
        under = undefined
      })
      await under
    },
    forget: () => store.remove(name),
  }
}

export declare namespace createAdoption {
  type Parameters = {
    projectId: string
    store: BrowserStore
    consents: Consents
    keeper(): LoginCall
  }
}
