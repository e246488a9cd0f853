import { expect, test } from 'vitest'
import { en } from './en.js'
import { enLate } from './en.late.js'
import { loadMessages } from './loadMessages.js'
import { override } from './override.js'

test('the host replaces single texts and leaves the others', () => {
  const texts = override(en, { connect: { title: 'Come in' } })
  expect(texts.connect.title).toBe('Come in')
  expect(texts.connect.recent).toBe(en.connect.recent)
  expect(en.connect.title).toBe('Connect Wallet')
})

test('one entry of a list can be replaced by its place', () => {
  const texts = override(enLate, { whatIsAWallet: { points: { 1: { title: 'Sign in' } } } })
  expect(texts.whatIsAWallet.points.map(({ title }) => title)).toEqual([
    enLate.whatIsAWallet.points[0]?.title,
    'Sign in',
    enLate.whatIsAWallet.points[2]?.title,
  ])
})

test.each([
  { connect: { title: 42 } },
  { connect: 'all of it' },
  { connecting: { waiting: 'no function' } },
  { unknown: { title: 'x' } },
  JSON.parse('{"__proto__": {"title": "x"}, "constructor": 1}'),
  null,
  'x',
])('what does not fit is left aside: %j', (own) => {
  expect(override(en, own)).toEqual(en)
})

test('a language that we do not speak is English, with the texts of the host in place', async () => {
  const texts = await loadMessages({ locale: 'ar', messages: { connect: { title: 'ربط' } } })
  expect(texts.connect.title).toBe('ربط')
  expect(texts.modal.close).toBe('Close')
})
