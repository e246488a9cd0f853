import { expect, test } from 'vitest'
import { bitcoinAddress } from './bitcoinAddress.js'

const networks = {
  main: 'bip122:000000000019d6689c085ae165831e93',
  testnet4: 'bip122:00000000da84f2bafbbc53dee25a72ae',
  signet: 'bip122:00000008819873e925422c1ff0f99f7c',
  own: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
} as const

test.each([
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', ['main']],
  ['bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr', ['main']],
  ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', ['main']],
  ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', ['main']],
  ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', ['testnet4', 'signet']],
  ['bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080', ['own']],
  ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', ['testnet4', 'signet', 'own']],
  ['2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc', ['testnet4', 'signet', 'own']],
  ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', []],
  ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', []],
  [7, []],
])('%s is an address on %j', (address, on) => {
  const found = Object.entries(networks).filter(([, id]) => bitcoinAddress.isOn(address, id))
  expect(found.map(([name]) => name)).toEqual(on)
})
