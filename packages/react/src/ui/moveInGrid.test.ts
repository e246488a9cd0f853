import { expect, test } from 'vitest'
import { moveInGrid } from './moveInGrid.js'

const grid = { count: 10, columns: 4, rtl: false }

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 5],
  ['ArrowUp', 5, 1],
  ['ArrowUp', 2, 2],
  ['Home', 7, 0],
  ['End', 2, 9],
  ['PageDown', 0, 9],
  ['PageUp', 9, 0],
])('%s leads from %i to %i', (key, from, to) => expect(moveInGrid(from, key, grid)).toBe(to))

test('down from above a short last row leads to its end, and from the last row nowhere', () => {
  expect(moveInGrid(7, 'ArrowDown', grid)).toBe(9)
  expect(moveInGrid(8, 'ArrowDown', grid)).toBe(8)
})

test('in right-to-left text the next one stands to the left', () => {
  const rtl = { ...grid, rtl: true }
  expect(moveInGrid(3, 'ArrowLeft', rtl)).toBe(4)
  expect(moveInGrid(3, 'ArrowRight', rtl)).toBe(2)
})

test('other keys, and an empty grid, are left alone', () => {
  expect(moveInGrid(3, 'a', grid)).toBeUndefined()
  expect(moveInGrid(0, 'ArrowDown', { ...grid, count: 0 })).toBeUndefined()
})
