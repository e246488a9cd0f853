import type { WalletAddresses } from '@foyer/protocol/login'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Promotion } from '../Promotion.js'
import type { DeviceShare, DeviceShares } from './DeviceShares.js'

type Row = {
  walletId: string
  setId: string
  addresses: WalletAddresses
  iv: Uint8Array<ArrayBuffer>
  box: ArrayBuffer
  /** None of shares from before sets were signed. */
  promotion?: Promotion | undefined
}
type Schema = DBSchema & {
  /** One key of AES-GCM that no script can read out, so that a copy of the files alone opens nothing. */
  keys: { key: 'device'; value: CryptoKey }
  shares: { key: [string, string]; value: Row; indexes: { wallet: string } }
}

/**
 * Shares in IndexedDB, each sealed by a key that the browser does not hand out.
 *
 * @throws whatever the browser throws where it lets the frame keep nothing
 */
export async function databaseShares(name: string): Promise<DeviceShares> {
  const database = await openDB<Schema>(name, 1, {
    upgrade(opened) {
      opened.createObjectStore('keys')
      const shares = opened.createObjectStore('shares', { keyPath: ['walletId', 'setId'] })
      shares.createIndex('wallet', 'walletId')
    },
    // Another tab wants a newer database: it must not wait for this one.
    blocking: (_now, _next, event) => (event.target as IDBDatabase).close(),
  })
  const key = await deviceKey(database)
  return {
    async read(walletId) {
      const rows = await database.getAllFromIndex('shares', 'wallet', walletId)
      const shares = await Promise.all(rows.map((row) => unseal(key, row)))
      return shares.filter((share) => share !== undefined)
    },
    async write(walletId, share) {
      await database.put('shares', await seal(key, walletId, share))
    },
    async keepOnly(walletId, setId) {
      const change = database.transaction('shares', 'readwrite')
      for (const found of await change.store.index('wallet').getAllKeys(walletId)) {
        if (found[1] !== setId) await change.store.delete(found)
      }
      await change.done
    },
    async isLasting() {
      return true
    },
  }
}

/** Made once. Of two tabs that make one at the same time the first to write wins, for both. */
async function deviceKey(database: IDBPDatabase<Schema>) {
  const found = await database.get('keys', 'device')
  if (found) return found
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  const change = database.transaction('keys', 'readwrite')
  const first = await change.store.get('device')
  if (!first) await change.store.put(made, 'device')
  await change.done
  return first ?? made
}

const bound = (walletId: string, setId: string) =>
  new TextEncoder().encode(`${walletId}|${setId}|device`)

async function seal(key: CryptoKey, walletId: string, share: DeviceShare): Promise<Row> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const box = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: bound(walletId, share.setId) },
    key,
    new Uint8Array(share.share),
  )
  const { setId, addresses, promotion } = share
  return { walletId, setId, addresses, iv, box, promotion }
}

/** What does not open is as good as not there: then the other two shares are asked for. */
async function unseal(key: CryptoKey, row: Row): Promise<DeviceShare | undefined> {
  const { walletId, setId, addresses, iv, box, promotion } = row
  const parameters = { name: 'AES-GCM', iv, additionalData: bound(walletId, setId) }
  try {
    const share = new Uint8Array(await crypto.subtle.decrypt(parameters, key, box))
    return { setId, addresses, share, promotion }
  } catch {
    return undefined
  }
}
