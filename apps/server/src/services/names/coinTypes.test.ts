import { expect, test } from 'vitest'
import { etherCoin } from './coinTypes.js'

test('the coin of EVM networks is Ether', () => {
  expect(etherCoin).toBe('60')
})
