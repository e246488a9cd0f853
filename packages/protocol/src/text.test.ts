import { expect, test } from 'vitest'
import { mainnet, solanaDevnet } from './catalogue/networks.js'
import { explorerUrl } from './explorerUrl.js'
import { relativeTime } from './relativeTime.js'
import { truncateAddress } from './truncateAddress.js'
import { truncateName } from './truncateName.js'

test('an address keeps its first four and last six characters', () => {
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  expect(truncateAddress(address)).toBe('0xf3…b92266')
  expect(truncateAddress(address, { start: 6, end: 0 })).toBe('0xf39F…')
  expect(truncateAddress('0x12345678')).toBe('0x12345678')
  expect(truncateAddress('')).toBe('')
})

test('a name is cut at twenty characters, never within one', () => {
  expect(truncateName('a'.repeat(20))).toBe('a'.repeat(20))
  expect(truncateName('a'.repeat(10_000))).toBe(`${'a'.repeat(20)}...`)
  expect(truncateName('🦊'.repeat(21))).toBe(`${'🦊'.repeat(20)}...`)
  expect(truncateName('🦊'.repeat(20))).toBe('🦊'.repeat(20))
})

const [sec, min, hr, d] = [1_000, 60_000, 3_600_000, 86_400_000]

test.each([
  [0, '0 sec'],
  [30 * sec, '30 sec'],
  [min, '1 min'],
  [2 * min + 59 * sec, '2 min'],
  [hr, '1 hr'],
  [3 * hr, '3 hrs'],
  [d, '1 d'],
  [2 * d, '2 d'],
  [30 * d, '1 mo'],
  [364 * d, '12 mo'],
  [365 * d, '1 yr'],
  [-5 * min, '0 sec'],
  [Number.NaN, '0 sec'],
])('%d ms ago reads %s', (passedMs, text) => {
  expect(relativeTime(1_000_000, 1_000_000 + passedMs)).toBe(text)
})

test('an explorer page is made from the network, its query kept', () => {
  expect(explorerUrl(mainnet, 'address', '0xabc')).toBe('https://etherscan.io/address/0xabc')
  expect(explorerUrl(solanaDevnet, 'tx', 'sig')).toBe(
    'https://explorer.solana.com/tx/sig?cluster=devnet',
  )
  expect(explorerUrl(mainnet, 'tx', '../?evil')).toBe('https://etherscan.io/tx/..%2F%3Fevil')
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'not a url', ''])(
  'an explorer at "%s" is none',
  (url) => {
    const blockExplorers = { default: { name: 'x', url } }
    expect(explorerUrl({ blockExplorers }, 'tx', '1')).toBeUndefined()
  },
)
