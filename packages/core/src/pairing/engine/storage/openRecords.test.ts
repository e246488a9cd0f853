import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { heldClock } from '../../../testing/heldClock.js'
import { settle } from '../testing/createTestClock.js'
import { openRecords } from './openRecords.js'

const opened = async (databases: IDBFactory | undefined, clock = heldClock()) => {
  const refusals: unknown[] = []
  const records = await openRecords({
    name: 'test',
    databases,
    clock,
    onRefused: (error) => refusals.push(error),
  })
  return { records, refusals }
}
/** A database of which every use fails while `fails` says so. */
const failing = (fails: () => boolean) => {
  const factory = new IDBFactory()
  return new Proxy(factory, {
    get(target, key) {
      if (key === 'open' && fails()) throw new DOMException('Refused', 'SecurityError')
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

test('what was committed is there the next time', async () => {
  const databases = new IDBFactory()
  const { records } = await opened(databases)
  records.put('a:1', { deep: [1] })
  records.put('a:2', 2)
  records.put('b:1', 3)
  records.remove('a:2')
  await records.commit()
  records.close()
  const { records: again } = await opened(databases)
  expect(again.under('a:')).toEqual([['a:1', { deep: [1] }]])
  expect(again.get('b:1')).toBe(3)
  again.close()
})

test('where the browser refuses storage, values live as long as the page', async () => {
  for (const databases of [undefined, failing(() => true)]) {
    const { records, refusals } = await opened(databases)
    records.put('a', 1)
    await records.commit()
    records.put('b', 2)
    await records.commit()
    expect([records.get('a'), records.get('b')]).toEqual([1, 2])
    expect(refusals).toHaveLength(databases ? 1 : 0)
  }
})

test('what could not be written while storage was full is written once it can be', async () => {
  let isFull = false
  const factory = new IDBFactory()
  const databases = new Proxy(factory, {
    get(target, key) {
      if (key !== 'open') return Reflect.get(target, key)
      return (...given: [string, number]) => {
        if (isFull) throw new DOMException('Full', 'QuotaExceededError')
        return target.open(...given)
      }
    },
  })
  const { records, refusals } = await opened(databases)
  records.put('big', 1)
  isFull = true
  // Its connection is lost, and no other is to be had.
  const closing = new Promise<void>((resolve, reject) => {
    const request = factory.deleteDatabase('test')
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
  })
  await closing
  await records.commit()
  expect(refusals).toHaveLength(1)
  expect(records.get('big')).toBe(1)
  isFull = false
  records.put('small', 2)
  await records.commit()
  records.close()
  const { records: again } = await opened(factory)
  expect(again.get('big')).toBe(1)
  expect(again.get('small')).toBe(2)
  again.close()
})

test('a database cleared under us is made again, with all that is known', async () => {
  const databases = new IDBFactory()
  const { records } = await opened(databases)
  records.put('a', 1)
  await records.commit()
  const cleared = databases.deleteDatabase('test')
  await new Promise((resolve) => {
    cleared.onsuccess = resolve
  })
  records.put('b', 2)
  await records.commit()
  await settle()
  records.close()
  const { records: again } = await opened(databases)
  expect(again.get('a')).toBe(1)
  expect(again.get('b')).toBe(2)
  again.close()
})

test('a browser that never opens the database is as one that refuses', async () => {
  const silent = new Proxy(new IDBFactory(), {
    get: (target, key) => (key === 'open' ? () => ({}) : Reflect.get(target, key)),
  })
  const clock = heldClock()
  const opening = opened(silent, clock)
  clock.pass(3_000)
  const { records, refusals } = await opening
  expect(refusals).toHaveLength(1)
  records.put('a', 1)
  const committed = records.commit()
  await expect.poll(() => clock.waiting()).toBe(1)
  clock.pass(3_000)
  await committed
  expect(records.get('a')).toBe(1)
})
