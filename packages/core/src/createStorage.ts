import { storageVersion } from '@foyer/protocol'
import type { Environment } from './Environment.js'
import type { TextStorage } from './TextStorage.js'

/**
 * Text kept under `foyer:{projectId}:v1:`, so that two apps on one origin do not meet. Where the browser
 * refuses storage, or it is full, values live as long as the client. The keys and their shapes are in
 * `remembered.ts`.
 */
export type ClientStorage = TextStorage & {
  /** Whether a `storage` event's key is this one, or says that all of the origin's were removed. */
  owns(storageKey: string | null | undefined, key: string): boolean
  /** An adapter's own part. */
  scope(name: string): TextStorage
  /** Removes all of this client's values, and no others. */
  clear(): void
}

export function createStorage(projectId: string, { localStorage }: Environment): ClientStorage {
  // An id with a colon would begin as the part of another.
  const prefix = `foyer:${projectId.replace(/[%:]/g, encodeURIComponent)}:v${storageVersion}:`
  // Every write that the browser refuses goes to memory, and is read from there.
  const memory = new Map<string, string>()
  const attempt = <value>(use: (storage: Storage) => value): value | undefined => {
    try {
      const storage = localStorage()
      return storage && use(storage)
    } catch {
      return undefined
    }
  }
  const part = (start: string): TextStorage => ({
    get: (key) =>
      memory.get(start + key) ?? attempt((storage) => storage.getItem(start + key)) ?? undefined,
    set(key, value) {
      const isStored = attempt((storage) => {
        storage.setItem(start + key, value)
        return true
      })
      if (isStored) memory.delete(start + key)
      else memory.set(start + key, value)
    },
    remove(key) {
      memory.delete(start + key)
      attempt((storage) => storage.removeItem(start + key))
    },
  })
  return {
    ...part(prefix),
    owns: (storageKey, key) => storageKey === null || storageKey === prefix + key,
    scope: (name) => part(`${prefix}${name}:`),
    clear() {
      memory.clear()
      attempt((storage) => {
        for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
      })
    },
  }
}
