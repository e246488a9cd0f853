import type { BrowserStore } from '../storage/BrowserStore.js'

/**
 * Which pages may know who is logged in at this project. A consent is for one user: it names the `holder` of the session, and with
 * another one it is worth nothing. Each is kept by itself, so that tabs cannot undo what another took back.
 */
export type Consents = {
  has(origin: string, holder: string): Promise<boolean>
  give(origin: string, holder: string): Promise<void>
  /** `isRemoved`: the user wants to be asked before the page is let in again. */
  take(origin: string, isRemoved?: boolean): Promise<void>
  /** Names the removal of a page that was not let in since. */
  removal(origin: string): Promise<string | undefined>
  /** The origins that may, by name. */
  list(holder: string): Promise<readonly string[]>
  clear(): Promise<void>
}

export function createConsents({ projectId, store }: createConsents.Parameters): Consents {
  const prefix = `consent ${projectId} `
  const removed = `removed ${projectId} `
  const has: Consents['has'] = async (origin, holder) =>
    origin !== '' && (await store.read(prefix + origin)) === holder
  const all = async () => (await store.names(prefix)).map((name) => name.slice(prefix.length))
  return {
    has,
    async give(origin, holder) {
      await store.write(prefix + origin, holder)
      await store.remove(removed + origin)
    },
    async take(origin, isRemoved) {
      if (isRemoved) await store.write(removed + origin, crypto.randomUUID())
      await store.remove(prefix + origin)
    },
    async removal(origin) {
      const found = await store.read(removed + origin)
      return typeof found === 'string' ? found : undefined
    },
    async list(holder) {
      const origins = await all()
      const given = await Promise.all(origins.map((origin) => has(origin, holder)))
      return origins.filter((_, index) => given[index]).sort()
    },
    async clear() {
      await Promise.all((await all()).map((origin) => store.remove(prefix + origin)))
    },
  }
}

export declare namespace createConsents {
  type Parameters = { projectId: string; store: BrowserStore }
}
