import type { BrowserStore } from '../storage/BrowserStore.js'

/**
 * Which pages may know who is logged in at this project. A consent is for one user: it names the `holder` of the session, and with
 * another one it is worth nothing. Each is kept by itself, so that tabs cannot undo what another took back.
 */
export type Consents = {
  has(origin: string, holder: string): Promise<boolean>
  give(origin: string, holder: string): Promise<void>
  take(origin: string): Promise<void>
  /** The origins that may, by name. */
  list(holder: string): Promise<readonly string[]>
  clear(): Promise<void>
}

export function createConsents({ projectId, store }: createConsents.Parameters): Consents {
  const prefix = `consent ${projectId} `
  const has: Consents['has'] = async (origin, holder) =>
    origin !== '' && (await store.read(prefix + origin)) === holder
  const all = async () => (await store.names(prefix)).map((name) => name.slice(prefix.length))
  return {
    has,
    give: (origin, holder) => store.write(prefix + origin, holder),
    take: (origin) => store.remove(prefix + origin),
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
