import type { Clock } from '../../../Clock.js'
import { openingLimitMs } from '../limits.js'
import { openPairingDatabase, type PairingDatabase } from './openPairingDatabase.js'

/**
 * Values by key, all of them in memory, and in IndexedDB as far as the browser allows it. Memory is what
 * counts while the page lives: a database that is refused, full, or cleared under us loses only what a
 * reload would have needed.
 */
export type Records = {
  get(key: string): unknown
  /** Keys and values whose key begins so, in the order they were put. */
  under(prefix: string): readonly (readonly [key: string, value: unknown])[]
  put(key: string, value: unknown): void
  remove(key: string): void
  /** Resolves once everything put or removed before is stored, or cannot be. Never rejects. */
  commit(): Promise<void>
  close(): void
}

export async function openRecords({
  name,
  databases,
  clock,
  onRefused,
}: {
  name: string
  databases: IDBFactory | undefined
  clock: Pick<Clock, 'after'>
  /** Told once for each time the browser begins to refuse. */
  onRefused(error: unknown): void
}): Promise<Records> {
  const values = new Map<string, unknown>()
  let dirty = new Set<string>()
  let database: PairingDatabase | undefined
  let refused = databases === undefined
  let closed = false
  let writing: Promise<void> = Promise.resolve()

  const lose = () => {
    database?.close()
    database = undefined
    // What was stored may be gone: the next commit writes all of it.
    for (const key of values.keys()) dirty.add(key)
  }
  const refuse = (error: unknown) => {
    if (!refused) onRefused(error)
    refused = true
  }

  const open = (factory: IDBFactory) =>
    new Promise<PairingDatabase>((resolve, reject) => {
      const cancel = clock.after(openingLimitMs, () => reject(new Error('IndexedDB is silent')))
      openPairingDatabase(factory, name, lose).then(resolve, reject).finally(cancel)
    })

  const write = async () => {
    if (dirty.size === 0 || databases === undefined || closed) return
    const changed = dirty
    dirty = new Set()
    try {
      database ??= await open(databases)
      // A database that was lost has to get all records again: they go with the same transaction.
      for (const key of dirty) changed.add(key)
      dirty = new Set()
      await database.write([...changed].map((key) => [key, values.get(key)]))
      refused = false
    } catch (error) {
      for (const key of changed) dirty.add(key)
      lose()
      refuse(error)
    }
  }

  if (databases) {
    try {
      database = await open(databases)
      for (const [key, value] of await database.readAll()) values.set(key, value)
    } catch (error) {
      refuse(error)
    }
  }

  return {
    get: (key) => values.get(key),
    under: (prefix) => [...values].filter(([key]) => key.startsWith(prefix)),
    put(key, value) {
      values.set(key, value)
      dirty.add(key)
    },
    remove(key) {
      if (values.delete(key)) dirty.add(key)
    },
    commit() {
      writing = writing.then(write)
      return writing
    },
    close() {
      closed = true
      database?.close()
    },
  }
}
