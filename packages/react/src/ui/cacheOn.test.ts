import { expect, test } from 'vitest'
import { cacheOn } from './cacheOn.js'

test('each object of a page keeps one value by its name', () => {
  const [page, other] = [{}, {}]
  const kept = cacheOn(page, 'lock', () => ({ holders: 1 }))
  expect(cacheOn(page, 'lock', () => ({ holders: 2 }))).toBe(kept)
  expect(cacheOn(page, 'sheets', () => new Map())).not.toBe(kept)
  expect(cacheOn(other, 'lock', () => ({ holders: 3 }))).toEqual({ holders: 3 })
})

test('another copy of the code on the page finds it, and no loop over the object does', () => {
  const page = {}
  const kept = cacheOn(page, 'lock', () => ({}))
  expect(Reflect.get(page, Symbol.for('foyer.lock'))).toBe(kept)
  expect(Object.keys(page)).toEqual([])
})
