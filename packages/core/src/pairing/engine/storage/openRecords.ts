import type { IDBPDatabase } from 'idb'
import { openDB } from 'idb'

const store = 'records'

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
  onRefused,
}: {
  name: string
  databases: IDBFactory | undefined
  /** Told once for each time the browser begins to refuse. */
  onRefused(error: unknown): void
}): Promise<Records> {
  const values = new Map<string, unknown>()
  let dirty = new Set<string>()
  let database: IDBPDatabase | undefined
  let refused = databases === undefined
  let closed = false
  let writing: Promise<void> = Promise.resolve()

  const open = async () => {
    const opened = await openDB(name, 1, {
      upgrade: (made) => void made.createObjectStore(store),
      // Another tab clears the site's data: it shall not wait for us.
      blocking: () => lose(),
      terminated: () => lose(),
    })
    database = opened
    return opened
  }
  const lose = () => {
    database?.close()
    database = undefined
    // What was stored may be gone: the next commit writes all of it.
    dirty = new Set([...dirty, ...values.keys()])
  }
  const refuse = (error: unknown) => {
    if (!refused) onRefused(error)
    refused = true
  }

  const write = async () => {
    if (dirty.size === 0 || databases === undefined || closed) return
    const changed = dirty
    dirty = new Set()
    try {
      const opened = database ?? (await open())
      // A lost database added to what is dirty: all of it goes in one transaction.
      for (const key of dirty) changed.add(key)
      dirty = new Set()
      const transaction = opened.transaction(store, 'readwrite', { durability: 'relaxed' })
      const puts = [...changed].map((key) =>
        values.has(key)
          ? transaction.store.put(values.get(key), key)
          : transaction.store.delete(key),
      )
      await Promise.all([...puts, transaction.done])
      refused = false
    } catch (error) {
      for (const key of changed) dirty.add(key)
      lose()
      refuse(error)
    }
  }

  if (databases) {
    try {
      const { store: stored } = (await open()).transaction(store)
      const [keys, found] = await Promise.all([stored.getAllKeys(), stored.getAll()])
      keys.forEach((key, index) => {
        if (typeof key === 'string') values.set(key, found[index])
      })
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
