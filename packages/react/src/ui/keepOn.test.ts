import { expect, test } from 'vitest'
import { keepOn } from './keepOn.js'

test('each object of a page keeps one value by its name', () => {
  const [page, other] = [{}, {}]
  const kept = keepOn(page, 'lock', () => ({ holders: 1 }))
  expect(keepOn(page, 'lock', () => ({ holders: 2 }))).toBe(kept)
  expect(keepOn(page, 'sheets', () => new Map())).not.toBe(kept)
  expect(keepOn(other, 'lock', () => ({ holders: 3 }))).toEqual({ holders: 3 })
})

test('another copy of the code on the page finds it, and no loop over the object does', () => {
  const page = {}
  const kept = keepOn(page, 'lock', () => ({}))
  expect(Reflect.get(page, Symbol.for('foyer.lock'))).toBe(kept)
  expect(Object.keys(page)).toEqual([])
})
