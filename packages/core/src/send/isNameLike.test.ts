import { expect, test } from 'vitest'
import { isNameLike } from './isNameLike.js'

test.each([
  ['ann.eth', true],
  ['pay.ann.foyer.eth', true],
  ['büro.eth', true],
  ['ann', false],
  ['ann..eth', false],
  ['.eth', false],
  ['an\u200bn.eth', false],
  ['ann .eth', false],
  ['https://ann.eth', false],
  ['ann.eth/pay', false],
  [`${'a'.repeat(255)}.eth`, false],
])('%o is looked up as a name: %o', (text, isName) => {
  expect(isNameLike(text)).toBe(isName)
})
