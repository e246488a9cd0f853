import type { TypedDataDefinition } from 'viem'
import { expect, test } from 'vitest'
import { readTypedData } from '../../accounts/families/eip155/readTypedData.js'
import { knownTypedData, owner } from '../../accounts/testing/knownTypedData.js'
import type { TypedDataAction } from '../../actions/Action.js'
import { emptyFacts } from '../assess/emptyFacts.js'
import { judge } from '../assess/judge.js'
import type { Facts } from '../facts/Facts.js'
import { isRisky } from '../verify/isRisky.js'

const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const dai = '0x6b175474e89094c44da98b954eedeac495271d0f'
const fungible = { kind: 'fungible', symbol: 'USDC', decimals: 6, supply: 10n ** 18n } as const
const tokens = {
  [usdc]: { ...fungible, balance: 5n },
  [dai]: { ...fungible, symbol: 'DAI', decimals: 18, balance: 5n },
}
const known: Partial<Facts> = {
  tokens,
  prices: { [usdc]: 1, [dai]: 1, coin: 3_000 },
  network: { name: 'Ethereum', symbol: 'ETH', decimals: 18 },
}

function codes(
  name: string,
  message: Readonly<Record<string, unknown>>,
  { facts = {}, domain = {} }: { facts?: Partial<Facts>; domain?: object } = {},
): readonly string[] {
  const data = knownTypedData()[name]
  const given = {
    ...data,
    domain: { ...data?.domain, ...domain },
    message: { ...data?.message, ...message },
  }
  const action: TypedDataAction = {
    ...{ id: '1', origin: 'https://harvest.example', network: 'eip155:1', kind: 'typedData' },
    account: { address: owner, type: 'eoa' },
    typedData: readTypedData(given) as TypedDataDefinition,
  }
  const all = { ...emptyFacts(action, 1_800_000_000), isSettled: true, ...known, ...facts }
  const warnings = judge(action, all)
  const hasDanger = warnings.some(({ level }) => level === 'danger')
  // Every danger asks for the passkey, whatever it is worth.
  if (hasDanger) expect(isRisky(action, { facts: all, warnings, limit: 10n ** 12n })).toBe(true)
  return warnings.map(({ code, level }) => (level === 'danger' ? `! ${code}` : code))
}

const nobody = '0x0000000000000000000000000000000000000000'
const until = 1_900_000_000n << 80n
const fair = {
  ...{ receiver: nobody, makerAsset: usdc, takerAsset: dai, makerTraits: String(until) },
  ...{ makingAmount: '5000000000', takingAmount: String(5_000n * 10n ** 18n) },
}
const coinOfCow = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

test('an order that is fair by its prices is no danger', () => {
  expect(codes('oneInch', fair)).toEqual([])
  expect(codes('oneInch', { ...fair, takingAmount: String(4_500n * 10n ** 18n) })).toEqual([])
})

test.each([
  ['nothing', '0', ['! orderForNothing']],
  ['the smallest unit', '1', ['! orderForLittle']],
  ['less than nine tenths', String(4_499n * 10n ** 18n), ['! orderForLittle']],
])('an order that brings %s is a danger', (_, takingAmount, expected) => {
  expect(codes('oneInch', { ...fair, takingAmount })).toEqual(expected)
  expect(codes('zeroExLimit', { makerAmount: '5000000000', takerAmount: takingAmount })).toEqual(
    expected,
  )
  const cow = { sellToken: usdc, buyToken: dai, sellAmount: '5000000000', feeAmount: '0' }
  expect(codes('cow', { ...cow, buyAmount: takingAmount })).toEqual(expected)
  const leg = { itemType: '1', identifierOrCriteria: '0' }
  const offer = [{ ...leg, token: usdc, startAmount: '5000000000', endAmount: '1' }]
  const paid = { ...leg, token: dai, startAmount: String(10n ** 30n), endAmount: takingAmount }
  const consideration = [{ ...paid, recipient: owner }]
  expect(codes('seaport', { offer, consideration })).toEqual(expected)
})

test('an order is compared in the coin too', () => {
  const sold = { sellToken: usdc, buyToken: coinOfCow, feeAmount: '0', sellAmount: '3000000000' }
  expect(codes('cow', { ...sold, buyAmount: String(10n ** 18n) })).toEqual([])
  expect(codes('cow', { ...sold, buyAmount: String(10n ** 17n) })).toEqual(['! orderForLittle'])
})

test('what has no price is a danger, on either side', () => {
  const free = { [usdc]: 1 }
  expect(codes('oneInch', fair, { facts: { prices: free } })).toEqual(['! orderUnpriced'])
  expect(codes('oneInch', fair, { facts: { prices: { [dai]: 1 } } })).toEqual(['! orderUnpriced'])
  expect(codes('oneInch', fair, { facts: { prices: {}, tokens: {} } })).toEqual(['! orderUnpriced'])
  for (const price of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(codes('oneInch', fair, { facts: { prices: { ...free, [dai]: price } } })).toEqual([
      '! orderUnpriced',
    ])
  // A piece of a collection.
  expect(codes('seaport', {})).toContain('! orderUnpriced')
})

test('what is no token is a danger', () => {
  const none = { ...tokens[dai], kind: 'none' } as const
  expect(codes('oneInch', fair, { facts: { tokens: { ...tokens, [dai]: none } } })).toEqual([
    '! orderUnpriced',
    '! notToken',
  ])
})

test('an order that pays another account, or stays open for ever, says so', () => {
  expect(codes('oneInch', { ...fair, receiver: dai })).toEqual(['! orderToOther'])
  expect(codes('cow', { receiver: dai })).toContain('! orderToOther')
  expect(codes('oneInch', { ...fair, makerTraits: '0' })).toEqual(['orderStays'])
  expect(codes('seaport', { endTime: String(2n ** 256n - 1n) })).toContain('orderStays')
  expect(codes('cow', { validTo: String(2n ** 32n - 1n) })).toContain('orderStays')
  // To the account itself is to no other account.
  expect(codes('oneInch', { ...fair, receiver: owner })).toEqual([])
})

test.each([247n, 248n, 250n, 254n, 255n])(
  'bit %s of the traits of 1inch changes no terms',
  (bit) => {
    expect(codes('oneInch', { ...fair, makerTraits: String(until | (1n << bit)) })).toEqual([])
  },
)

test.each([
  ...[249n, 251n, 252n, 253n],
  ...Array.from({ length: 47 }, (_, at) => 200n + BigInt(at)),
])('an extension or a rule that is unknown is a danger: bit %s of the traits of 1inch', (bit) => {
  expect(codes('oneInch', { ...fair, makerTraits: String(until | (1n << bit)) })).toEqual([
    '! orderOpen',
  ])
})

test.each([
  ['another maker', 'oneInch', { maker: dai }],
  ['another offerer', 'seaport', { offerer: dai }],
  ['a kind that is neither', 'cow', { kind: 'swap' }],
  ['a balance elsewhere', 'cow', { buyTokenBalance: 'internal' }],
  ['a type that is made by contracts', 'seaport', { orderType: '4' }],
  [
    'a coin with an address',
    'seaport',
    {
      offer: [
        { itemType: 0, token: usdc, identifierOrCriteria: 0, startAmount: '1', endAmount: '1' },
      ],
    },
  ],
])('an order with %s is unknown', (_, name, change) => {
  expect(codes(name, change)).toEqual(['! unknownTypedData'])
})

test('a known contract is known by its address, and a known name elsewhere is a danger', () => {
  for (const name of ['oneInch', 'seaport', 'cow', 'permitSingle', 'permitWitness'])
    expect(codes(name, {}, { domain: { verifyingContract: dai } })).toEqual([
      '! falseName',
      '! unknownTypedData',
    ])
  // With another name it hashes to what the contract does not take.
  for (const name of ['oneInch', 'permitSingle'])
    expect(codes(name, {}, { domain: { name: 'Harvest' } })).toEqual(['! unknownTypedData'])
  // 0x is another contract on another network.
  const at = { chainId: 10 }
  expect(codes('zeroExLimit', {}, { domain: at })).toEqual(['! otherNetwork', '! unknownTypedData'])
})

test('an expiry of none is no expiry that has passed', () => {
  expect(codes('permitAll', {})).toEqual(['! noLimit'])
  expect(codes('permitAll', { expiry: '5' })).toEqual(['! noLimit', 'expired'])
})
