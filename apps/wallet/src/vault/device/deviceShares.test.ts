import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lockTabs } from './lockTabs.js'
import { openDeviceShares } from './openDeviceShares.js'

const addresses = { eip155: '0xone', solana: 'one' }
const share = (setId: string, fill: number) => ({
  setId,
  addresses,
  share: new Uint8Array(17).fill(fill),
})

beforeEach(async () => {
  const parts = await import('fake-indexeddb')
  for (const [name, part] of Object.entries(parts)) {
    if (name.startsWith('IDB')) vi.stubGlobal(name, part)
  }
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
})
afterEach(() => vi.unstubAllGlobals())

test('keeps shares by wallet and set, and drops all but one set', async () => {
  const shares = openDeviceShares()
  await shares.write('ada', share('first', 1))
  await shares.write('ada', share('second', 2))
  await shares.write('bob', share('third', 3))
  expect(await shares.read('ada')).toEqual([share('first', 1), share('second', 2)])
  await shares.keepOnly('ada', 'second')
  const again = openDeviceShares()
  expect(await again.read('ada')).toEqual([share('second', 2)])
  expect(await again.read('bob')).toEqual([share('third', 3)])
  expect(await again.isLasting()).toBe(true)
})

test('the files of the browser hold no share in the clear, and its key is not handed out', async () => {
  await openDeviceShares().write('ada', share('first', 0xab))
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('foyer-vault')
    opening.onsuccess = () => resolve(opening.result)
  })
  const all = (table: string) =>
    new Promise<unknown[]>((resolve) => {
      const reading = database.transaction(table).objectStore(table).getAll()
      reading.onsuccess = () => resolve(reading.result)
    })
  const [row] = (await all('shares')) as { box: ArrayBuffer }[]
  expect(Buffer.from(row?.box ?? new ArrayBuffer(0)).toString('hex')).not.toContain('abababab')
  const [key] = (await all('keys')) as CryptoKey[]
  if (!key) throw new Error('There is a key')
  expect(key.extractable).toBe(false)
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
})

test('two tabs that open at the same time share one key', async () => {
  const [one, other] = [openDeviceShares(), openDeviceShares()]
  await Promise.all([one.write('ada', share('first', 1)), other.write('ada', share('second', 2))])
  expect(await one.read('ada')).toHaveLength(2)
  expect(await other.read('ada')).toHaveLength(2)
})

test('keeps shares in memory where the browser refuses', async () => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('The user denied permission', 'SecurityError')
    },
  })
  const shares = openDeviceShares()
  await shares.write('ada', share('first', 1))
  expect(await shares.read('ada')).toEqual([share('first', 1)])
  expect(await shares.isLasting()).toBe(false)
})

test('runs in turn, also where the browser refuses its locks, and after one that failed', async () => {
  const refusing = { request: () => Promise.reject(new DOMException('No', 'SecurityError')) }
  const locked = lockTabs('name', refusing as unknown as LockManager)
  const order: string[] = []
  const run = (name: string, fails = false) =>
    locked(async () => {
      order.push(`${name} begins`)
      await new Promise((resolve) => setImmediate(resolve))
      order.push(`${name} ends`)
      if (fails) throw new Error(name)
    })
  await Promise.allSettled([run('one', true), run('two')])
  expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
})
