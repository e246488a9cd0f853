import { expect, test } from 'vitest'
import { moveInTabs } from './moveInTabs.js'

const three = { count: 3, rtl: false }

test('arrows go round, as the language reads', () => {
  expect(moveInTabs(0, 'ArrowRight', three)).toBe(1)
  expect(moveInTabs(2, 'ArrowRight', three)).toBe(0)
  expect(moveInTabs(0, 'ArrowLeft', three)).toBe(2)
  expect(moveInTabs(0, 'ArrowLeft', { ...three, rtl: true })).toBe(1)
  expect(moveInTabs(0, 'ArrowRight', { ...three, rtl: true })).toBe(2)
})

test('Home and End go to the ends; other keys are left alone', () => {
  expect(moveInTabs(1, 'Home', three)).toBe(0)
  expect(moveInTabs(1, 'End', three)).toBe(2)
  expect(moveInTabs(1, 'ArrowDown', three)).toBeUndefined()
  expect(moveInTabs(0, 'ArrowRight', { count: 0, rtl: false })).toBeUndefined()
})
