import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatRelayCall,
  formatRelayError,
  formatRelayResult,
  readRelayFrame,
  relayErrors,
} from '../exports/relay.js'

const topic = 'ab'.repeat(32)

test('a call, a result and an error are told apart', () => {
  expect(readRelayFrame(formatRelayCall(7, 'irn_subscribe', { topic }))).toEqual({
    kind: 'request',
    id: 7,
    method: 'irn_subscribe',
    params: { topic },
  })
  expect(readRelayFrame(formatRelayResult('7', true))).toEqual({
    kind: 'result',
    id: '7',
    result: true,
  })
  expect(readRelayFrame(formatRelayError(7, { code: -32_601, message: 'no' }))).toEqual({
    kind: 'error',
    id: 7,
    error: { code: -32_601, message: 'no' },
  })
  expect(formatRelayError(null, relayErrors.parse_error)).toBe(
    '{"id":null,"jsonrpc":"2.0","error":{"code":-32700,"message":"Parse error"}}',
  )
})

test.each([
  ['19 digits as a text', '"1763730000000123456"'],
  ['19 digits as a number', '1763730000000123456'],
  ['a number', '1763730000000123'],
  ['zero', '0'],
  ['a negative number', '-5'],
  ['an odd text', '"a\\"\\\\ü\\u0000"'],
])('an id is repeated as it came: %s', (_, id) => {
  const frame = readRelayFrame(`{"params":{"id":1},"id": ${id} ,"jsonrpc":"2.0","method":"m"}`)
  expect(frame.kind).toBe('request')
  if (frame.id === null) throw new Error('no id')
  const answer = formatRelayResult(frame.id, true)
  const repeated = answer.slice('{"id":'.length, -',"jsonrpc":"2.0","result":true}'.length)
  expect(id.startsWith('"') ? JSON.parse(repeated) : repeated).toBe(
    id.startsWith('"') ? JSON.parse(id) : id,
  )
})

test('a large id is found where it is, whatever stands around it', () => {
  const large = '9007199254740993123'
  fc.assert(
    fc.property(fc.json(), fc.json(), fc.string(), (before, after, name) => {
      fc.pre(!['id', 'jsonrpc', 'method', '__proto__'].includes(name))
      const key = JSON.stringify(name)
      const text = `{${key}:${before},"x":"\\"id\\":1","i\\u0064":${large},"params":{"id":9007199254740999999,"a":${after}},"jsonrpc":"2.0","method":"id"}`
      expect(readRelayFrame(text)).toMatchObject({ kind: 'request', id: BigInt(large) })
    }),
  )
})

test.each([
  ['nothing', '', null, 'parse_error'],
  ['half a call', '{"id":1', null, 'parse_error'],
  ['a batch', '[{"id":1,"jsonrpc":"2.0","method":"m"}]', null, 'invalid_request'],
  ['null', 'null', null, 'invalid_request'],
  ['no id', '{"jsonrpc":"2.0","method":"m"}', null, 'invalid_request'],
  ['an id that is null', '{"id":null,"jsonrpc":"2.0","method":"m"}', null, 'invalid_request'],
  ['an id with a fraction', '{"id":1.5,"jsonrpc":"2.0","method":"m"}', null, 'invalid_request'],
  ['an endless id', '{"id":1e999,"jsonrpc":"2.0","method":"m"}', null, 'invalid_request'],
  ['a long id', `{"id":"${'1'.repeat(65)}","jsonrpc":"2.0"}`, null, 'invalid_request'],
  ['another version', '{"id":1,"jsonrpc":"1.0","method":"m"}', 1, 'invalid_request'],
  ['a method that is no text', '{"id":1,"jsonrpc":"2.0","method":{}}', 1, 'invalid_request'],
  ['neither result nor error', '{"id":1,"jsonrpc":"2.0"}', 1, 'invalid_request'],
  ['an error that is none', '{"id":1,"jsonrpc":"2.0","error":"no"}', 1, 'invalid_request'],
] as const)('%s is refused', (_, text, id, code) => {
  expect(readRelayFrame(text)).toEqual({ kind: 'refused', id, code })
})

test('no text makes it throw', () => {
  const value = fc.jsonValue()
  const call = fc.record(
    {
      id: value,
      jsonrpc: fc.constantFrom('2.0', 2),
      method: value,
      params: value,
      result: value,
      error: value,
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        call.map((one) => JSON.stringify(one)),
      ),
      (text) => {
        expect(['request', 'result', 'error', 'refused']).toContain(readRelayFrame(text).kind)
      },
    ),
    { numRuns: 500 },
  )
})

test('a frame of megabytes with a large id takes no long time', () => {
  const text = `{"x":"${'\\\\\\"'.repeat(500_000)}","id":9007199254740993123,"jsonrpc":"2.0","method":"m"}`
  expect(readRelayFrame(text)).toMatchObject({ id: 9007199254740993123n })
})
