import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkLabel } from './checkLabel.js'
import { reservedLabels } from './reservedLabels.js'
import { skeletonOf } from './skeletonOf.js'
import { suggestLabels } from './suggestLabels.js'

const reserved = reservedLabels(['admin', 'support'], ['.foyer.eth', '.old.example'])
const check = (label: string) => checkLabel(label, reserved)

test.each(['anna', 'ann-lee', 'a1b2', '1234', 'ethan', 'x'.repeat(63), 'deadbeef'])(
  '%s can be registered',
  (label) => expect(check(label)).toBeUndefined(),
)

test.each([
  ...['', 'ann', 'x'.repeat(64), '-anna', 'anna-', 'an--na', 'xn--anna', 'an_na', 'an.na', 'an na'],
  // Capitals, full width, a circle, an accent, Cyrillic and Greek look-alikes, and what is not seen.
  ...[
    'Anna',
    'ａnna',
    'ⓐnna',
    'ánna',
    'аnna',
    'αnna',
    'an\u200bna',
    'an\u00adna',
    'anna\n',
    '👩‍🌾👩‍🌾',
  ],
])('%j is no label', (label) => expect(check(label)).toBe('name_invalid'))

test.each([
  ...['0x1234', '0xab-cd', 'd8da6bf26964af9d7eed9e03e53415d37aa96045', 'abcdefabcdefabcdef'],
  ...[
    'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
    'cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh',
  ],
  '4nd1mbqtrmjvyvfkf2pj9nzuzdtasp7d4xwls4gdb4t',
])('%s reads as an address', (label) => expect(check(label)).toBe('name_invalid'))

test.each([
  ...['admin', 'adm1n', 'adrnin', 'a-d-m-i-n', 'admin-anna', 'the-support', '5upp0rt'],
  ...['foyer', 'f0yer', 'foyer-help', 'old-shop'],
])('%s stands for the operator', (label) => expect(check(label)).toBe('name_reserved'))

test('a label that passes is what it was typed as, in ASCII, and looks like nothing reserved', () => {
  const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789--AÉа\u200b_.')
  const text = fc.oneof(fc.string({ unit: letters, maxLength: 70 }), fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(text, (label) => {
      if (check(label)) return
      expect(label).toMatch(/^[a-z\d-]{4,63}$/)
      expect(label).not.toMatch(/^-|-$|--/)
      expect(['admin', 'support', 'foyer', 'old'].map(skeletonOf)).not.toContain(skeletonOf(label))
    }),
    { numRuns: 2_000 },
  )
})

test('suggestions are the same for the same text, and none of nothing', () => {
  expect(suggestLabels('-Ann-')).toEqual(suggestLabels('ann'))
  expect(suggestLabels('ann')[0]).toBe('ann')
  expect(new Set(suggestLabels('ann')).size).toBe(11)
  expect(suggestLabels('---')).toEqual([])
})
