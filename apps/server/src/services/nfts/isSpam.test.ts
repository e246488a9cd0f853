import { expect, test } from 'vitest'
import { isSpam } from './isSpam.js'

test.each([
  'Visit moonbirds-gift.com',
  'https://x.example',
  'CLAIM your reward',
  '$5000 USDC Airdrop',
  'uniswap．org',
  'uni\u200bswap . org',
  'Ｃｌａｉｍ now',
])('%j looks like bait', (text) => {
  expect(isSpam([text])).toBe(true)
  expect(isSpam([null, text])).toBe(true)
})

test.each(['Stall 5', 'Harvest Crates', 'Mr. Community', 'No. 1', 'Reclaimed Land', '', null])(
  '%j does not',
  (text) => {
    expect(isSpam([text, undefined])).toBe(false)
  },
)
