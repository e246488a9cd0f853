import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useMoney } from './useMoney.js'

test('money has its sign and its places, and no less than is paid; of a token no more is shown than there is, and never nothing for something', () => {
  const { money, tokens } = drawHook(pageClient().client, useMoney).current()
  expect(money('104.5', 'USD')).toBe('$104.50')
  expect(money('7500', 'EUR')).toBe('€7,500.00')
  expect(money('0.001', 'USD')).toBe('$0.01')
  expect(money('104.501', 'USD')).toBe('$104.51')
  expect(money('12.1', 'JPY')).toBe('¥13')
  expect(tokens('0.999999999', 'ETH')).toBe('0.99999999 ETH')
  expect(tokens('1234567890123456789.5', 'ETH')).toBe('1,234,567,890,123,456,789.5 ETH')
  expect(tokens('0.000000000000000001', 'ETH')).toBe('0.000000000000000001 ETH')
  expect(tokens('0.0000000012345', 'ETH')).toBe('0.000000001 ETH')
  expect(tokens('5.000000000000000001', 'ETH')).toBe('5 ETH')
  expect(tokens('0', 'ETH')).toBe('0 ETH')
  expect(tokens('20', 'USDC')).toBe('20 USDC')
})
