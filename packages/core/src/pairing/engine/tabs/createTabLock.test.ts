import { expect, test, vi } from 'vitest'
import { createTestLocks } from '../testing/createTestLocks.js'
import { createTabLock } from './createTabLock.js'

test('a tab that cannot begin says so, tries not over and over, and may try again', async () => {
  const locks = createTestLocks()
  const begin = vi.fn(() => Promise.reject(new Error('The code did not arrive')))
  const stop = vi.fn()
  const lock = createTabLock({ name: 'pairing', locks, begin, stop })
  await expect(lock.ready).rejects.toThrow('The code did not arrive')
  await new Promise(setImmediate)
  expect(begin).toHaveBeenCalledTimes(1)

  begin.mockImplementation(() => Promise.resolve() as never)
  lock.steal()
  await new Promise(setImmediate)
  expect(begin).toHaveBeenCalledTimes(2)
  expect(stop).not.toHaveBeenCalled()
  lock.release()
})

test('what one tab could not begin another can', async () => {
  const locks = createTestLocks()
  const stop = () => {}
  const failing = createTabLock({
    name: 'pairing',
    locks,
    begin: () => Promise.reject(new Error('No')),
    stop,
  })
  await expect(failing.ready).rejects.toThrow('No')
  const begin = vi.fn(() => Promise.resolve())
  const other = createTabLock({ name: 'pairing', locks, begin, stop })
  await other.ready
  expect(begin).toHaveBeenCalledTimes(1)
  for (const lock of [failing, other]) lock.release()
})
