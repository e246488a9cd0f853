import * as v from 'valibot'
import { expect, test } from 'vitest'
import { relayBatchMax, relayCalls, relayMessageMax } from '../exports/relay.js'

const topic = 'ab'.repeat(32)
const accepts = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success

test('a publish has its defaults, and what clients tell besides is dropped', () => {
  const { params } = relayCalls.irn_publish
  expect(
    v.parse(params, { topic, message: 'm', tvf: { rpcMethods: ['x'] }, chainId: 'c' }),
  ).toEqual({ topic, message: 'm', tag: 0, prompt: false })
  for (const attestation of ['', 'a.b.c', null])
    expect(v.parse(params, { topic, message: 'm', attestation }).attestation).toBe(attestation)
})

test.each([
  ['a topic in capitals', { topic: topic.toUpperCase(), message: 'm' }],
  ['a short topic', { topic: topic.slice(1), message: 'm' }],
  ['an empty message', { topic, message: '' }],
  ['NUL in a message', { topic, message: 'a\0b' }],
  ['half of a surrogate pair', { topic, message: '\ud83d' }],
  ['a message that is too long', { topic, message: 'a'.repeat(relayMessageMax + 1) }],
  ['a negative ttl', { topic, message: 'm', ttl: -1 }],
  ['a tag that is a text', { topic, message: 'm', tag: '1100' }],
])('no publish: %s', (_, value) => {
  expect(accepts(relayCalls.irn_publish.params, value)).toBe(false)
})

test('a message may be as long as the limit, and need not be ASCII', () => {
  const { params } = relayCalls.irn_publish
  expect(accepts(params, { topic, message: 'a'.repeat(relayMessageMax) })).toBe(true)
  expect(accepts(params, { topic, message: 'Grüße 👋' })).toBe(true)
})

test('batches end at their limit', () => {
  const many = (count: number) => Array.from({ length: count }, () => topic)
  const { irn_batchSubscribe: subscribe, irn_batchReceive: receive } = relayCalls
  expect(accepts(subscribe.params, { topics: many(relayBatchMax) })).toBe(true)
  expect(accepts(subscribe.params, { topics: many(relayBatchMax + 1) })).toBe(false)
  const receipts = (count: number) => many(count).map(() => ({ topic, messageId: topic }))
  expect(accepts(receive.params, { receipts: receipts(relayBatchMax) })).toBe(true)
  expect(accepts(receive.params, { receipts: receipts(relayBatchMax + 1) })).toBe(false)
})

test('a result must be truthy', () => {
  for (const [value, ok] of [
    [true, true],
    ['id', true],
    [false, false],
    [null, false],
    ['', false],
  ])
    expect(accepts(relayCalls.irn_publish.result, value)).toBe(ok)
})
