import { expect, test } from 'vitest'
import { createSums } from './createSums.js'

test('sums what is added of each name, also of one that was nothing meanwhile', () => {
  const { add, of } = createSums()
  add('one', 5)
  add('other', 7)
  add('one', -5)
  expect([of('one'), of('other'), of('third')]).toEqual([0, 7, 0])
  add('one', 3)
  expect(of('one')).toBe(3)
})

test('names that come and go take no more room than those that stay', () => {
  const { add, all, of } = createSums()
  for (let nth = 0; nth < 100; nth += 1) add(`stays ${nth}`, nth + 1)
  for (let nth = 0; nth < 100_000; nth += 1) {
    add(`goes ${nth}`, 1)
    add(`goes ${nth}`, -1)
  }
  expect(all().size).toBeLessThanOrEqual(256)
  expect(of('stays 99')).toBe(100)
})
