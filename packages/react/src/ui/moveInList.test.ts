import { expect, test } from 'vitest'
import { moveInList } from './moveInList.js'

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 2],
  ['ArrowUp', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
])('%s leads from %i to %i of three', (key, from, to) => expect(moveInList(from, key, 3)).toBe(to))

test('other keys, and an empty list, are left alone', () => {
  expect(moveInList(0, 'Enter', 3)).toBeUndefined()
  expect(moveInList(-1, 'ArrowDown', 0)).toBeUndefined()
})
