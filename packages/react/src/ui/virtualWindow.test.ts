import { expect, test } from 'vitest'
import { virtualWindow } from './virtualWindow.js'

const list = { rows: 125, rowHeight: 100, height: 500, spare: 2 }

test('at the top it begins with the first row', () => {
  expect(virtualWindow({ ...list, top: 0 })).toEqual({ first: 0, last: 6 })
})

test('in the middle it has spare rows on both sides', () => {
  expect(virtualWindow({ ...list, top: 6000 })).toEqual({ first: 58, last: 66 })
})

test('it never leaves the grid, however far it was scrolled', () => {
  expect(virtualWindow({ ...list, top: 99_999 })).toEqual({ first: 124, last: 124 })
  expect(virtualWindow({ ...list, top: -99_999 })).toEqual({ first: 0, last: 0 })
})

test('however many rows there are, the window is as large as the view and its spares', () => {
  for (let top = 0; top < 1_000_000; top += 9_973) {
    const { first, last } = virtualWindow({ ...list, rows: 10_000, top })
    expect(last - first).toBeLessThanOrEqual(10)
  }
})

test('an empty grid has an empty first row', () => {
  expect(virtualWindow({ ...list, rows: 0, top: 0 })).toEqual({ first: 0, last: 0 })
})
