import { expect, test } from 'vitest'
import { completeTexts } from './completeTexts.js'
import { createFormats } from './createFormats.js'
import { directionOf } from './directionOf.js'
import { matchLocale } from './matchLocale.js'

const there = ['en', 'pt-BR', 'zh-Hant', 'ar']

test('a reader gets the first language wished for that there are texts in, with the own numbers and dates', () => {
  expect(matchLocale(['de', 'en-GB'], there)).toEqual({ language: 'en', locale: 'en-GB' })
  expect(matchLocale(['pt'], there)).toEqual({ language: 'pt-BR', locale: 'pt' })
  expect(matchLocale(['zh-TW', 'en'], there)).toEqual({ language: 'zh-Hant', locale: 'zh-TW' })
  expect(matchLocale(['ar-EG-u-nu-latn-x-secret'], there)).toEqual({
    language: 'ar',
    locale: 'ar-EG',
  })
})

test.each([
  [[]],
  [['de', 'xx-YY']],
  [[undefined, 7, {}, '*', 'en_US', '../../etc', 'constructor', '__proto__']],
  [[`ar-x-${'a'.repeat(40)}`]],
  [[...Array.from({ length: 20 }, () => 'de'), 'ar']],
])('what no texts are for, and what is no language, is English: %j', (wishes) => {
  expect(matchLocale(wishes, there)).toEqual({ language: 'en', locale: 'en' })
})

test('direction is the script’s', () => {
  for (const tag of ['ar', 'he-IL', 'fa', 'ur-PK', 'ckb', 'az-Arab']) {
    expect(directionOf(tag)).toBe('rtl')
  }
  for (const tag of ['en', 'az', 'ru', 'zh-Hant', 'ar-Latn']) expect(directionOf(tag)).toBe('ltr')
})

test('numbers, plurals, lists and times are written as the locale does', () => {
  const polish = createFormats('pl')
  const files = { one: 'plik', few: 'pliki', many: 'plików', other: 'pliku' }
  expect([1, 3, 5].map((count) => polish.plural(count, files))).toEqual(['plik', 'pliki', 'plików'])
  expect(polish.plural(3, { other: 'all' })).toBe('all')
  const english = createFormats('en')
  expect(english.number(1_234_567n)).toBe('1,234,567')
  expect(english.and(['a', 'b', 'c'])).toBe('a, b, and c')
  expect(english.or(['a', 'b'])).toBe('a or b')
  expect(english.ago(3 * 3_600_000)).toBe('3 hours ago')
  expect(english.ago(400)).toBe('0 seconds ago')
  expect(english.length(1, 'minute')).toBe('1 minute')
  expect(createFormats('de').ago(2 * 86_400_000)).toBe('vor 2 Tagen')
  expect(createFormats('he').dir).toBe('rtl')
})

test('a key that a language misses is English, and so is one of another kind', () => {
  const english = { a: 'A', deep: { b: (n: number) => `B ${n}`, c: 'C' } }
  const own = { a: 'Ä', deep: { b: 'no function', extra: 'x' }, toString: 'no' }
  const texts = completeTexts(english, own)
  expect(texts.a).toBe('Ä')
  expect(texts.deep.b(1)).toBe('B 1')
  expect(texts.deep.c).toBe('C')
  expect(Object.keys(texts.deep)).toEqual(['b', 'c'])
  expect(completeTexts(english, undefined)).toBe(english)
})
