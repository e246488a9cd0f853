const store = 'records'

/** A database of the browser with values by key. */
export type PairingDatabase = {
  readAll(): Promise<readonly (readonly [key: string, value: unknown])[]>
  /** All of it, or nothing. `undefined` removes. */
  write(changes: readonly (readonly [key: string, value: unknown])[]): Promise<void>
  close(): void
}

/** @param onLost the browser took the database away, or another tab wants to clear it */
export async function openPairingDatabase(
  databases: IDBFactory,
  name: string,
  onLost: () => void,
): Promise<PairingDatabase> {
  const opening = databases.open(name, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(store)
  const database = await done(opening)
  database.onversionchange = onLost
  database.onclose = onLost
  return {
    async readAll() {
      const values = database.transaction(store).objectStore(store)
      const [keys, found] = await Promise.all([done(values.getAllKeys()), done(values.getAll())])
      return keys.map((key, index) => [String(key), found[index]] as const)
    },
    write: (changes) =>
      new Promise((resolve, reject) => {
        const transaction = database.transaction(store, 'readwrite', { durability: 'relaxed' })
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(transaction.error)
        const values = transaction.objectStore(store)
        for (const [key, value] of changes) {
          if (value === undefined) values.delete(key)
          else values.put(value, key)
        }
      }),
    close: () => database.close(),
  }
}

function done<result>(request: IDBRequest<result>): Promise<result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
