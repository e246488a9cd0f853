import { expect, test } from 'vitest'
import { en } from './en.js'
import { enLate } from './en.late.js'
import { override } from './override.js'

const [first, late] = [en(), enLate('en')]

test('the host replaces single texts and leaves the others', () => {
  const texts = override(first, { connect: { title: 'Come in' } })
  expect(texts.connect.title).toBe('Come in')
  expect(texts.connect.recent).toBe(first.connect.recent)
  expect(first.connect.title).toBe('Connect Wallet')
})

test('one entry of a list can be replaced by its place', () => {
  const texts = override(late, { whatIsAWallet: { points: { 1: { title: 'Sign in' } } } })
  expect(texts.whatIsAWallet.points.map(({ title }) => title)).toEqual([
    late.whatIsAWallet.points[0]?.title,
    'Sign in',
    late.whatIsAWallet.points[2]?.title,
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
  expect(override(first, own)).toEqual(first)
})
