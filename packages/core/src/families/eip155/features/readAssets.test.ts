import { type Network, parseUnits, toNetwork } from '@foyer/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAssets } from './readAssets.js'

const network: Network = toNetwork({
  id: 10,
  name: 'Ten',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
})
const address = '0x00000000000000000000000000000000000000a1'
const usdc = {
  address,
  balance: '0x16e360',
  type: 'ERC20',
  metadata: { name: 'USD Coin', symbol: 'USDC', decimals: 6, price: 2, iconUrl: '' },
}

test('a token and the coin are read; the coin has no address', () => {
  const native = { address: null, balance: '0xde0b6b3a7640000', type: 'NATIVE' }
  expect(readAssets({ '0xa': [native, usdc], '0x1': [usdc] }, network)).toEqual([
    {
      name: 'Ether',
      symbol: 'ETH',
      chainId: 'eip155:10',
      price: 0,
      quantity: { decimals: '18', numeric: '1' },
      iconUrl: '',
    },
    {
      name: 'USD Coin',
      symbol: 'USDC',
      chainId: 'eip155:10',
      address: `eip155:10:${address}`,
      price: 2,
      value: 3,
      quantity: { decimals: '6', numeric: '1.5' },
      iconUrl: '',
    },
  ])
})

test('what is missing about a token is empty or zero', () => {
  const [bare] = readAssets({ '0x0A': [{ address, balance: '0x5', type: 'ERC20' }] }, network)
  expect(bare).toMatchObject({
    name: '',
    symbol: '',
    price: 0,
    quantity: { decimals: '0', numeric: '5' },
  })
})

test('every balance of 256 bits is written exactly, with any number of decimals', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
      fc.integer({ min: 0, max: 36 }),
      fc.boolean(),
      (amount, decimals, upper) => {
        const digits = amount.toString(16)
        const balance = `0x${upper ? digits.toUpperCase() : digits}`
        const metadata = { ...usdc.metadata, decimals: upper ? String(decimals) : decimals }
        const [read] = readAssets({ '0xa': [{ ...usdc, balance, metadata }] }, network)
        expect(parseUnits(read?.quantity.numeric ?? '', decimals)).toBe(amount)
      },
    ),
  )
})

test.each([[null], ['0x'], [[usdc]], [{ '0xa': { length: 1 } }], [{ '0xa': 'ERC20' }]])(
  'an answer that is no object of lists is refused: %j',
  (answer) => {
    expect(() => readAssets(answer, network)).toThrow('makes no sense')
  },
)

test.each([
  ['no hex', { ...usdc, balance: '12' }],
  ['a number', { ...usdc, balance: 12 }],
  ['more than 256 bits', { ...usdc, balance: `0x1${'0'.repeat(64)}` }],
  ['negative', { ...usdc, balance: '0x-1' }],
  ['no address', { ...usdc, address: 'nowhere' }],
  ['another kind', { ...usdc, type: 'ERC721' }],
  ['too many decimals', { ...usdc, metadata: { ...usdc.metadata, decimals: 300 } }],
  ['half a decimal', { ...usdc, metadata: { ...usdc.metadata, decimals: 1.5 } }],
  ['no object', 'USDC'],
])('an entry that makes no sense is left out, the rest stays: %s', (_, item) => {
  const answer = { '0xa': [item, usdc] }
  expect(readAssets(answer, network).map(({ symbol }) => symbol)).toEqual(['USDC'])
})

test('names that turn the direction of writing, and icons that are scripts, lose that', () => {
  const metadata = {
    ...usdc.metadata,
    name: '\u202eDSU',
    iconUrl: 'javascript:alert(1)',
    price: Number.NaN,
  }
  const [read] = readAssets({ '0xa': [{ ...usdc, metadata }] }, network)
  expect(read).toMatchObject({ name: 'DSU', iconUrl: '', price: 0 })
})

test('anything at all is either refused or read', () => {
  fc.assert(
    fc.property(fc.anything(), (item) => {
      for (const read of readAssets({ '0xa': [item] }, network))
        expect(read.quantity.numeric).toMatch(/^\d+(\.\d+)?$/)
    }),
  )
})
