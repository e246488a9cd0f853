import { expect, test } from 'vitest'
import { readFeatures } from './readFeatures.js'

const one = (id: string) => ({ id, isEnabled: true, config: null })

test('takes features that pages know', () => {
  const features = [
    one('swap'),
    { id: 'social_login', isEnabled: true, config: ['email', 'google'] },
  ]
  expect(readFeatures(JSON.stringify(features))).toEqual(features)
})

test('refuses an id that no page knows, and lists those that there are', () => {
  expect(() => readFeatures(JSON.stringify([one('swaps')]))).toThrow(
    'there is no feature swaps. There are social_login, swap, onramp, activity, reown_branding.',
  )
})

test('refuses a feature that stands there twice, and what is no list of features', () => {
  expect(() => readFeatures(JSON.stringify([one('swap'), one('swap')]))).toThrow('twice')
  for (const text of ['{', '{}', '[{"id":"swap"}]', '[1]'])
    expect(() => readFeatures(text)).toThrow('--features must be JSON: [{"id"')
})

test('refuses a login that there is not', () => {
  const features = [{ id: 'social_login', isEnabled: true, config: ['email', 'twitter'] }]
  expect(() => readFeatures(JSON.stringify(features))).toThrow(
    'there is no login twitter. There are email, google',
  )
})
