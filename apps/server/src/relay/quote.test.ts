import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quote } from './quote.js'

const letters = fc.oneof(
  fc.integer({ min: 0, max: 0x100 }),
  fc.constantFrom(0x2028, 0x2029, 0xd7ff, 0xd800, 0xdbff, 0xdc00, 0xdfff, 0xe000, 0xffff),
)
const texts = fc.oneof(
  fc.array(letters).map((codes) => String.fromCharCode(...codes)),
  fc.string({ unit: 'binary' }),
)

test('is what JSON writes, whatever the letters', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(quote(text)).toBe(JSON.stringify(text))
    }),
    { numRuns: 2_000 },
  )
})
