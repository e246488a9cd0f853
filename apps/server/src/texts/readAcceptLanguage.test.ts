import { expect, test } from 'vitest'
import { createSpeak } from './createSpeak.js'
import { readAcceptLanguage } from './readAcceptLanguage.js'

test('the wishes of a browser come in the order of their weights', () => {
  expect(readAcceptLanguage('de;q=0.5, pt-BR, en;q=0, fr; q=0.8, *;q=0.1')).toEqual([
    'pt-BR',
    'fr',
    'de',
  ])
  expect(readAcceptLanguage(undefined)).toEqual([])
})

test.each([
  'x'.repeat(257),
  'de, <script>',
  'de; q=2',
  'de;q=0.1234',
  'de_DE',
  'de,,en',
  'a-very-long-range-of-many-parts',
  Array.from({ length: 21 }, () => 'de').join(),
  'de\r\nset-cookie: a=b',
  '../../etc/passwd',
])('nothing of a header counts that is too long or malformed: %j', (header) => {
  expect(readAcceptLanguage(header)).toEqual([])
})

test('only registered languages are spoken, and what one leaves out is English', () => {
  const speak = createSpeak({ de: () => ({ social: { done: 'Sie sind angemeldet' } }) })
  const german = speak('de-AT, en;q=0.5')
  expect(german.formats.locale).toBe('de-AT')
  expect(german.texts.social.done).toBe('Sie sind angemeldet')
  expect(german.texts.social.ended).toBe('You are not logged in')
  expect(german.english?.social.done).toBe('You are logged in')
  for (const header of [undefined, 'fr', 'constructor', '__proto__', 'toString;q=0.9']) {
    expect(speak(header).formats.locale).toBe('en-GB')
    expect(speak(header).english).toBeUndefined()
  }
  expect(speak('en-US').formats.locale).toBe('en-US')
})
