import { openDB } from 'idb'
import type { BrowserStore } from './BrowserStore.js'
import { openInTime } from './openInTime.js'

const table = 'kept'

/** Opens the store; where the browser lets a frame keep nothing, it lasts as long as the page. */
export function openBrowserStore(name: string): Promise<BrowserStore> {
  return openInTime(openDatabase(name), openMemory)
}

async function openDatabase(name: string): Promise<BrowserStore> {
  const database = await openDB(name, 1, {
    upgrade: (opened) => {
      opened.createObjectStore(table)
    },
    // Another tab wants a newer database: it must not wait for this one.
    blocking: (_now, _next, event) => (event.target as IDBDatabase).close(),
  })
  return {
    read: (key) => database.get(table, key),
    async write(key, value) {
      await database.put(table, value, key)
    },
    async writeFirst(key, value) {
      const change = database.transaction(table, 'readwrite')
      const found = await change.store.get(key)
      if (found === undefined) await change.store.put(value, key)
      await change.done
      return found ?? value
    },
    remove: (key) => database.delete(table, key),
    async names(prefix) {
      const keys = await database.getAllKeys(table)
      return keys.filter((key) => typeof key === 'string' && key.startsWith(prefix)).map(String)
    },
    isLasting: true,
  }
}

function openMemory(): BrowserStore {
  const values = new Map<string, unknown>()
  return {
    read: async (key) => values.get(key),
    async write(key, value) {
      values.set(key, value)
    },
    async writeFirst<value>(key: string, value: value) {
      if (!values.has(key)) values.set(key, value)
      return values.get(key) as value
    },
    async remove(key) {
      values.delete(key)
    },
    names: async (prefix) => [...values.keys()].filter((key) => key.startsWith(prefix)),
    isLasting: false,
  }
}
