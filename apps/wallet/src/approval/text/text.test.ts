import { formatUnits } from '@foyer/protocol'
import { createFormats } from '@foyer/protocol/texts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amount, roundUp } from '../../texts/amount.js'
import { createAmounts } from '../../texts/createAmounts.js'
import { approval } from '../../texts/en/approval.js'
import { cents } from './cents.js'
import { label } from './label.js'
import { originParts } from './originParts.js'
import { readText } from './readText.js'
import { hasUnseen, spellOut } from './spellOut.js'

const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/u
const hostile = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      '\u202e',
      '\u2066',
      '\u200b',
      '\u200d',
      '\ufe0f',
      '\0',
      '\u3164',
      '\n',
      '\ud800',
      '\u{e0041}',
    ),
    fc.constantFrom('a', '0', '.', '-', ' ', '🌱', 'é', '\u0301', 'ع'),
  ),
  maxLength: 60,
})

test('spells out unseen signs, and keeps all that is seen', () => {
  expect(spellOut('Pay\u202e001\u202c')).toEqual([
    { text: 'Pay', hidden: false },
    { text: 'U+202E', hidden: true },
    { text: '001', hidden: false },
    { text: 'U+202C', hidden: true },
  ])
  expect(spellOut('a\n\n\n\n\nb').map(({ text }) => text)).toEqual(['a\n', '↵ ×4', 'b'])
  // A digit is joined to nothing.
  expect(spellOut('0\u200d🌱').map(({ text }) => text)).toEqual(['0', 'U+200D', '🌱'])
  for (const plain of [
    'Hello\n\tthere',
    '👩‍🌾 ❤️ 1️⃣',
    '🏳️‍🌈 👍🏽',
    'می‌خواهم',
    'naïve ÅÄÖ',
    '你好',
    'a\r\nb',
  ])
    expect([plain, hasUnseen(plain)]).toEqual([plain, false])
})

test('whatever the text, nothing unseen is left in what is shown', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const pieces = spellOut(text)
      const shown = pieces
        .filter(({ hidden }) => !hidden)
        .map(({ text }) => text.replace(/[\n\t]/g, ''))
      // What belongs to an emoji stays with it.
      for (const one of shown)
        expect(one.replace(/(?<=🌱\ufe0f?)\u200d(?=🌱)/gu, '')).not.toMatch(unseen)
      expect(label(text)).not.toMatch(/[\n\t\u202e\u2066\u200b]/u)
      expect([...label(text)].length).toBeLessThanOrEqual(33)
    }),
  )
})

test('amounts keep every digit', () => {
  expect(amount(-1_250_000_000_000_000_001n, 18)).toBe('−1.250000000000000001')
  expect(amount(1_234_567_890n, 6, 'de-DE')).toBe('1.234,56789')
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), fc.nat(36), (value, decimals) => {
      expect(amount(value, decimals).replaceAll(',', '')).toBe(formatUnits(value, decimals))
    }),
  )
})

test('what a fee may be at most is never said to be less', () => {
  expect(amount(roundUp(21_000_649_278_123n), 18)).toBe('0.0000211')
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 128n }), (value) => {
      expect(roundUp(value) >= value).toBe(true)
      expect(String(roundUp(value)).replace(/0+$/, '').length).toBeLessThanOrEqual(3)
    }),
  )
})

const { dollars } = createAmounts(createFormats('en-US'))

test('a language places the symbol of an amount, and signs are part of the message', () => {
  const eth = { value: 1_500n, decimals: 3, symbol: 'ETH' }
  const { amount } = createAmounts(createFormats('en-US'))
  expect(amount(eth)).toBe('1.5 ETH')
  expect(amount({ ...eth, isSigned: true })).toBe('+1.5 ETH')
  expect(amount({ ...eth, value: -1_500n, isSigned: true })).toBe('−1.5 ETH')
  expect(amount({ ...eth, symbol: '' })).toBe('1.5')
  const before = createAmounts(createFormats('de'), (amount, symbol) => `${symbol} ${amount}`)
  expect(before.amount(eth)).toBe('ETH 1,5')
})

test('pieces that leave have one minus, however many they are', () => {
  const { pieces } = approval(createFormats('en-US'))
  const of = { symbol: 'Boats', id: 5n, isSigned: true }
  expect(pieces({ ...of, count: -1n })).toBe('−Boats #5')
  expect(pieces({ ...of, count: -3n })).toBe('−3 × Boats #5')
  expect(pieces({ ...of, count: 3n })).toBe('+3 × Boats #5')
  expect(pieces({ ...of, count: 1n, id: 'any', isSigned: false })).toBe('Boats (any piece)')
})

test('dollars are never more than there is', () => {
  expect(dollars(cents(1_999_999n, 6, 1) ?? 0n)).toBe('$1.99')
  expect(dollars(cents(1n, 6, 1) ?? 1n)).toBe('<$0.01')
  for (const price of [undefined, 0, -1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(cents(1n, 6, price)).toBeUndefined()
})

test('dollars of a fee are never less than it is', () => {
  const written = [10_000n, 10_001n, 9_999n, 1n].map((units) =>
    dollars(cents(units, 6, 1, true) ?? 5n),
  )
  expect(written).toEqual(['$0.01', '$0.02', '<$0.01', '<$0.01'])
})

test('an origin is shown as the browser writes it', () => {
  expect(originParts('https://harvest.example')).toMatchObject({
    shown: 'harvest.example',
    isPlain: false,
  })
  expect(originParts('http://harvest.example:8080').shown).toBe('http://harvest.example:8080')
  expect(originParts('https://xn--hrvest-5nf.example')).toMatchObject({ isForeign: true })
  expect(originParts('http://localhost:3000')).toMatchObject({
    isPlain: false,
    host: 'localhost:3000',
  })
  expect(originParts('null')).toMatchObject({ shown: 'null', isPlain: true })
})

test('bytes are a text only when they are one', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  expect(readText(bytes('Grüße\n🌱'))).toBe('Grüße\n🌱')
  expect(readText(Uint8Array.of(0xff, 0xfe, 0x00))).toBeUndefined()
  expect(readText(Uint8Array.of(1, 2, 3, 4, 65))).toBeUndefined()
  // One of eight at most, and what ends a line is none.
  expect(readText(bytes('\u00011234567'))).toBe('\u00011234567')
  expect(readText(bytes('\u0001123456'))).toBeUndefined()
  expect(readText(bytes('\n\t\r\n'))).toBe('\n\t\r\n')
})
