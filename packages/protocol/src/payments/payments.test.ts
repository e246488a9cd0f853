import { base58 } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PaymentLink } from '../families/PaymentLink.js'
import { parsePaymentLink } from './parsePaymentLink.js'
import { writePaymentLink } from './writePaymentLink.js'

const read = (text: string) => {
  const result = parsePaymentLink(text)
  return 'payment' in result ? result.payment : result.fault
}
const ada = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const owner = 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkwyTDt1v'
const bech32 = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const taproot = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'
const legacy = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'
const main = 'bip122:000000000019d6689c085ae165831e93'

describe('links of ERC-681', () => {
  test.each<[string, Partial<PaymentLink>]>([
    [`ethereum:${ada}`, { recipient: ada }],
    [`ETHEREUM:pay-${ada}@10`, { recipient: ada, caipNetworkId: 'eip155:10' }],
    [`ethereum:${ada}@1?value=2.014e18`, { amount: { units: 2014000000000000000n } }],
    [`ethereum:${ada}?value=1E18&gasPrice=5&gasLimit=21000`, { amount: { units: 10n ** 18n } }],
    [`ethereum:pay-wren.foyer.eth?value=0`, { recipient: 'wren.foyer.eth', amount: { units: 0n } }],
    [
      `ethereum:${token}@1/transfer?address=${ada}&uint256=1.5e6`,
      { recipient: ada, token, amount: { units: 1500000n }, caipNetworkId: 'eip155:1' },
    ],
    [`ethereum:${token}/transfer?uint256=7&address=wren.eth`, { recipient: 'wren.eth', token }],
    [` ethereum:${ada.toLowerCase()}\n`, { recipient: ada.toLowerCase() }],
  ])('%s is read', (text, payment) => {
    expect(read(text)).toMatchObject({ namespace: 'eip155', ...payment })
  })

  test.each([
    ['recipient', `ethereum:${ada.replace('5aA', '5aa')}`],
    ['recipient', `ethereum:${ada.slice(2)}`],
    ['recipient', `ethereum:${ada}00`],
    ['recipient', 'ethereum:wren.eth'],
    ['recipient', `ethereum:${token}/transfer?uint256=1`],
    ['recipient', `ethereum:${token}/transfer?address=${token.toLowerCase()}&uint256=1`],
    ['recipient', `ethereum:${token}/transfer?address=wren%E2%80%8B.eth&uint256=1`],
    ['token', `ethereum:pay-usdc.eth/transfer?address=${ada}&uint256=1`],
    ['network', `ethereum:${ada}@0`],
    ['network', `ethereum:${ada}@0x1`],
    ['network', `ethereum:${ada}@1:2`],
    ['call', `ethereum:${token}/approve?address=${ada}&uint256=1`],
    ['call', `ethereum:${token}/transfer?address=${ada}&uint256=1&value=1`],
    ['call', `ethereum:${token}/transfer?address=${ada}&uint256=1&bytes=00`],
    ['call', `ethereum:${ada}?value=1&uint256=5`],
    ['amount', `ethereum:${ada}?value=-1`],
    ['amount', `ethereum:${ada}?value=1.5`],
    ['amount', `ethereum:${ada}?value=1e99`],
    ['amount', `ethereum:${ada}?value=${2n ** 256n}`],
    ['amount', `ethereum:${ada}?value=0x10`],
    ['amount', `ethereum:${ada}?value=1e-7`],
    ['repeated', `ethereum:${ada}?value=1&value=2`],
    ['repeated', `ethereum:${ada}?value=1&%76alue=2`],
  ])('%s is at fault in %s', (fault, text) => {
    expect(read(text)).toBe(fault)
  })
})

describe('links of Solana Pay', () => {
  test.each<[string, Partial<PaymentLink>]>([
    [`solana:${owner}?amount=1&label=Michael&memo=OrderId12345`, { memo: 'OrderId12345' }],
    [`solana:${owner}?amount=0.01&spl-token=${mint}`, { token: mint, amount: { decimal: '0.01' } }],
    [`solana:${owner}?amount=1.000000001`, { amount: { units: 1000000001n } }],
    [`solana:${owner}?label=Wren+%26+Sons&message=Thanks%20you`, { label: 'Wren & Sons' }],
    [`solana:${owner}?reference=${mint}&reference=${owner}`, { references: [mint, owner] }],
  ])('%s is read', (text, payment) => {
    expect(read(text)).toMatchObject({ namespace: 'solana', recipient: owner, ...payment })
  })

  test.each([
    ['recipient', `solana:${owner.slice(1)}1111`],
    ['recipient', `solana:${owner.replace('m', '0')}`],
    ['recipient', `solana:x${owner}`],
    ['token', `solana:${owner}?spl-token=usdc`],
    ['amount', `solana:${owner}?amount=1e9`],
    ['amount', `solana:${owner}?amount=.5`],
    ['amount', `solana:${owner}?amount=1.0000000001`],
    ['amount', `solana:${owner}?amount=-1`],
    ['amount', `solana:${owner}?amount=`],
    ['form', `solana:${owner}?reference=me`],
    ['text', `solana:${owner}?memo=a%0Ab`],
    ['text', `solana:${owner}?label=a%E2%80%AEb`],
    ['repeated', `solana:${owner}?amount=1&amount=2`],
    ['call', 'solana:https%3A%2F%2Fevil.example%2Fpay'],
    ['call', 'solana:https://evil.example/pay'],
  ])('%s is at fault in %s', (fault, text) => {
    expect(read(text)).toBe(fault)
  })
})

describe('links of BIP-21', () => {
  test.each<[string, Partial<PaymentLink>]>([
    [`bitcoin:${legacy}?amount=20.3&label=Luke-Jr`, { amount: { units: 2030000000n } }],
    [`bitcoin:${bech32}`, { recipient: bech32, caipNetworkId: main }],
    [`BITCOIN:${bech32.toUpperCase()}?amount=0.00000001`, { recipient: bech32 }],
    [`bitcoin:${taproot}?lightning=lnbc1&message=Donation%20for`, { message: 'Donation for' }],
  ])('%s is read', (text, payment) => {
    expect(read(text)).toMatchObject({ namespace: 'bip122', ...payment })
  })

  test.each([
    ['recipient', `bitcoin:${bech32.replace('ar0', 'ar9')}`],
    ['recipient', `bitcoin:${taproot.replace('p0x', 'p9x')}`],
    ['recipient', `bitcoin:${legacy.replace('BvB', 'BvC')}`],
    ['recipient', `bitcoin:?amount=1`],
    ['required', `bitcoin:${legacy}?req-somethingyoudontunderstand=50`],
    ['amount', `bitcoin:${legacy}?amount=50e8`],
    ['amount', `bitcoin:${legacy}?amount=0.000000001`],
    ['amount', `bitcoin:${legacy}?amount=21000001`],
    ['amount', `bitcoin:${legacy}?amount=1,5`],
    ['text', `bitcoin:${legacy}?label=${'a'.repeat(300)}`],
    ['form', `bitcoin:${legacy}?label=%E0%A4%A`],
    ['repeated', `bitcoin:${legacy}?label=a&label=b`],
  ])('%s is at fault in %s', (fault, text) => {
    expect(read(text)).toBe(fault)
  })
})

test('what is no payment link is told from one of another kind', () => {
  for (const text of ['', 'hello', ada, `ethereum: ${ada}`, `ethereum:${ada}\u200b`, 'ethereum:'])
    expect(read(text)).toBe('form')
  expect(read(`ethereum:${ada}?value=1&label=${'a'.repeat(3000)}`)).toBe('form')
  for (const text of ['javascript:alert(1)', 'wc:topic@2', 'lightning:lnbc1'])
    expect(read(text)).toBe('scheme')
})

test('any text at all is read or refused, and nothing is thrown', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('ethereum:', 'solana:', 'bitcoin:', ada, owner, bech32, '?', '&', '=', '@1'),
    fc.constantFrom('value', 'amount', '/transfer', 'uint256', 'spl-token', '%', '1e18', '-', '.'),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const result = parsePaymentLink(pieces.join(''))
      expect('payment' in result || 'fault' in result).toBe(true)
    }),
    { numRuns: 5000 },
  )
})

const uint256 = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const key = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => base58.encode(bytes))
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter(
    (text) =>
      !text.includes('+') &&
      !('fault' in parsePaymentLink(`bitcoin:${legacy}?label=${encodeURIComponent(text)}`)),
  )
const evm = fc.record({ units: uint256, chain: fc.integer({ min: 1, max: 2 ** 31 }) }).map(
  ({ units, chain }): PaymentLink => ({
    namespace: 'eip155',
    caipNetworkId: `eip155:${chain}`,
    recipient: ada,
    amount: { units },
  }),
)
const solana = fc
  .record({ recipient: key, mint: key, units: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), words })
  .map(
    ({ recipient, mint, units, words }): PaymentLink => ({
      namespace: 'solana',
      recipient,
      ...(units % 2n === 0n
        ? { amount: { units } }
        : { token: mint, amount: { decimal: String(units) } }),
      label: words,
      memo: words,
      references: [mint],
    }),
  )
const bitcoin = fc.record({ units: fc.bigInt({ min: 0n, max: 21n * 10n ** 14n }), words }).map(
  ({ units, words }): PaymentLink => ({
    namespace: 'bip122',
    caipNetworkId: main,
    recipient: bech32,
    amount: { units },
    label: words,
  }),
)

test('what is written is read as the same payment, to the smallest unit', () => {
  fc.assert(
    fc.property(fc.oneof(evm, solana, bitcoin), (payment) => {
      expect(read(writePaymentLink(payment) ?? '')).toEqual(payment)
    }),
    { numRuns: 3000 },
  )
})

test('a link that asks for a token of an EVM network is never written: readers have sent money to the token', () => {
  const amount = { units: 5n }
  expect(writePaymentLink({ namespace: 'eip155', recipient: ada, token, amount })).toBeUndefined()
  expect(writePaymentLink({ namespace: 'cosmos', recipient: 'cosmos1' })).toBeUndefined()
})
