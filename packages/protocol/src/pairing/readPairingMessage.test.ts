import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  pairingCalls,
  pairingMessageMax,
  readPairingMessage,
  readPairingResult,
  sessionErrors,
} from '../exports/pairing.js'

const id = 1_763_730_000_123_456
const publicKey = 'ab'.repeat(32)
const metadata = { name: 'Pocket', description: '', url: 'https://p.example', icons: [] }
const eip155 = { accounts: ['eip155:1:0xab'], methods: ['personal_sign'], events: [] }
const settlement = {
  relay: { protocol: 'irn' },
  controller: { publicKey, metadata },
  namespaces: { eip155 },
  expiry: 1_764_000_000,
}
const call = (method: string, params: unknown) =>
  JSON.stringify({ id, jsonrpc: '2.0', method, params })
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test('a call is read with its parameters, and what they need not have is left out', () => {
  expect(readPairingMessage(call('wc_sessionSettle', { ...settlement, more: 1 }))).toEqual({
    kind: 'request',
    id,
    method: 'wc_sessionSettle',
    params: settlement,
  })
})

test.each([
  ['wc_pairingDelete', { code: 6000, message: 'bye' }],
  ['wc_pairingPing', {}],
  [
    'wc_sessionPropose',
    {
      requiredNamespaces: {},
      optionalNamespaces: { eip155: { chains: ['eip155:1'], methods: [], events: [] } },
      relays: [{ protocol: 'irn' }],
      proposer: { publicKey, metadata },
      expiryTimestamp: 1_764_000_000,
      pairingTopic: publicKey,
      sessionProperties: { a: 'b' },
      scopedProperties: { eip155: { a: 1 } },
      requests: { authentication: [] },
    },
  ],
  ['wc_sessionUpdate', { namespaces: { eip155 } }],
  ['wc_sessionExtend', {}],
  ['wc_sessionExtend', { expiry: 1_764_000_000 }],
  [
    'wc_sessionRequest',
    {
      request: {
        method: 'personal_sign',
        params: ['0x', { a: [1] }],
        expiryTimestamp: 1_764_000_000,
      },
      chainId: 'eip155:1',
    },
  ],
  ['wc_sessionEvent', { event: { name: 'chainChanged', data: 5 }, chainId: 'eip155:5' }],
  ['wc_sessionEvent', { event: { name: 'accountsChanged' }, chainId: 'eip155:5' }],
  ['wc_sessionDelete', { code: 6000, message: 'bye' }],
  ['wc_sessionPing', {}],
  ['wc_sessionPing', undefined],
  [
    'wc_sessionAuthenticate',
    { authPayload: { nonce: '12345678' }, requester: { publicKey, metadata }, expiryTimestamp: 1 },
  ],
])('the parameters of %s are read', (method, params) => {
  expect(readPairingMessage(call(method, params))).toEqual({ kind: 'request', id, method, params })
})

test('a result and an error are told apart', () => {
  expect(readPairingMessage(`{"id":${id},"jsonrpc":"2.0","result":null}`)).toEqual({
    kind: 'result',
    id,
    result: null,
  })
  expect(readPairingMessage(`{"id":${id},"jsonrpc":"2.0","result":1,"error":null}`)).toMatchObject({
    kind: 'result',
  })
  const error = { code: 5000, message: 'no', data: { a: 1 } }
  expect(readPairingMessage(JSON.stringify({ id, jsonrpc: '2.0', error }))).toEqual({
    kind: 'error',
    id,
    error,
  })
})

test('an error that says less than it should is an error all the same', () => {
  expect(readPairingMessage(`{"id":${id},"jsonrpc":"2.0","error":{"code":"x"}}`)).toEqual({
    kind: 'error',
    id,
    error: { code: 0, message: '' },
  })
  const long = { code: 1, message: 'x'.repeat(100_000) }
  expect(readPairingMessage(JSON.stringify({ id, jsonrpc: '2.0', error: long }))).toEqual({
    kind: 'error',
    id,
    error: { code: 1, message: 'x'.repeat(2_048) },
  })
})

test.each([
  ['nothing', ''],
  ['half a message', '{"id":1'],
  ['a list', `[{"id":1,"jsonrpc":"2.0","method":"wc_sessionPing"}]`],
  ['no id', '{"jsonrpc":"2.0","method":"wc_sessionPing"}'],
  ['an id that is a text', '{"id":"1","jsonrpc":"2.0","method":"wc_sessionPing"}'],
  ['an id beyond all numbers', '{"id":1763730000000123456,"jsonrpc":"2.0","result":true}'],
  ['an id with a fraction', '{"id":1.5,"jsonrpc":"2.0","result":true}'],
  ['an id below zero', '{"id":-1,"jsonrpc":"2.0","result":true}'],
  ['another version', '{"id":1,"jsonrpc":"1.0","result":true}'],
  ['megabytes', `{"id":1,"jsonrpc":"2.0","result":"${'x'.repeat(pairingMessageMax)}"}`],
  ['a depth of 65', `{"id":1,"jsonrpc":"2.0","result":${nested(64)}}`],
  ['a depth of a hundred thousand', `{"id":1,"jsonrpc":"2.0","result":${nested(100_000)}}`],
])('%s is refused, and there is no id to answer to', (_, text) => {
  expect(readPairingMessage(text)).toEqual({
    kind: 'refused',
    error: { code: -32_600, message: 'Invalid Request' },
  })
})

test('a depth of 64 is read, and brackets in a text are none', () => {
  const deep = `{"id":1,"jsonrpc":"2.0","result":${nested(63)}}`
  expect(readPairingMessage(deep)).toMatchObject({ kind: 'result' })
  const result = `\\"${'[{'.repeat(100)}`
  expect(readPairingMessage(JSON.stringify({ id, jsonrpc: '2.0', result }))).toEqual({
    kind: 'result',
    id,
    result,
  })
})

test.each(['wc_noSuch', 'toString', '__proto__', 'constructor', ''])(
  'the unknown method "%s" is refused with 10001',
  (method) => {
    expect(readPairingMessage(call(method, {}))).toEqual({
      kind: 'refused',
      id,
      error: { code: 10_001, message: 'Unsupported wc_ method' },
    })
  },
)

test('neither call nor answer is refused with its id', () => {
  expect(readPairingMessage('{"id":1,"jsonrpc":"2.0"}')).toMatchObject({ kind: 'refused', id: 1 })
  expect(readPairingMessage('{"id":1,"jsonrpc":"2.0","error":"no"}')).toMatchObject({
    kind: 'refused',
    id: 1,
  })
})

const many = (count: number) => Array.from({ length: count }, (_, index) => `a${index}`)

test.each([
  ['wc_sessionUpdate', { namespaces: { eip155: { accounts: ['garbage'], methods: 'x' } } }, 1003],
  ['wc_sessionUpdate', { namespaces: null }, 1003],
  ['wc_sessionUpdate', { namespaces: { eip155: { ...eip155, accounts: many(2_001) } } }, 1003],
  ['wc_sessionUpdate', { namespaces: { eip155: { ...eip155, methods: many(501) } } }, 1003],
  ['wc_sessionUpdate', { namespaces: { eip155: { ...eip155, methods: ['x'.repeat(129)] } } }, 1003],
  [
    'wc_sessionUpdate',
    { namespaces: Object.fromEntries(many(65).map((name) => [name, eip155])) },
    1003,
  ],
  ['wc_sessionExtend', { expiry: 'never' }, 1004],
  ['wc_sessionExtend', { expiry: Number.MAX_VALUE }, 1004],
  ['wc_sessionExtend', undefined, 1004],
  ['wc_sessionSettle', { ...settlement, controller: { publicKey: 'AB', metadata } }, 1005],
  ['wc_sessionSettle', { ...settlement, expiry: -1 }, 1005],
  ['wc_sessionSettle', undefined, 1005],
  ['wc_sessionEvent', { event: { data: 1 }, chainId: 'eip155:1' }, 1002],
  ['wc_sessionEvent', { event: { name: 'x' }, chainId: 'eip155' }, 1002],
  ['wc_sessionRequest', { request: {}, chainId: 'eip155:1' }, 1001],
  ['wc_sessionAuthenticate', {}, 11_002],
])('malformed parameters of %s are refused', (method, params, code) => {
  expect(readPairingMessage(call(method, params))).toMatchObject({
    kind: 'refused',
    id,
    method,
    error: { code },
  })
})

test('what a peer says of itself is cut to size, and never a reason to refuse', () => {
  const hostile = {
    name: 'x'.repeat(10_000),
    description: 5,
    icons: ['https://a.example/i.png', 7, `data:${'x'.repeat(5_000)}`, ...many(100)],
    redirect: { native: 'pocket://', universal: null, linkMode: true },
    verifyUrl: 'https://elsewhere.example',
  }
  const read = readPairingMessage(
    call('wc_sessionSettle', { ...settlement, controller: { publicKey, metadata: hostile } }),
  )
  expect(read).toMatchObject({
    params: {
      controller: {
        metadata: {
          name: 'x'.repeat(256),
          description: '',
          url: '',
          icons: ['https://a.example/i.png', ...many(9)],
          redirect: { native: 'pocket://' },
        },
      },
    },
  })
})

test('properties are kept where they are texts, and none reaches a prototype', () => {
  const read = readPairingMessage(
    call('wc_sessionSettle', { ...settlement, sessionProperties: { a: 'b', c: 5 } }),
  )
  expect(read).toMatchObject({ params: { sessionProperties: { a: 'b' } } })
  const polluted = call('wc_sessionUpdate', {
    namespaces: { eip155, names: eip155 },
  }).replace('"names"', '"__proto__"')
  const update = readPairingMessage(polluted)
  expect(update).toMatchObject({ params: { namespaces: { eip155 } } })
  expect(JSON.stringify(update)).not.toContain('__proto__')
})

test('however a session is ended, it is', () => {
  expect(readPairingMessage(call('wc_sessionDelete', 'bye'))).toMatchObject({
    kind: 'request',
    params: { code: 6000 },
  })
})

test('a result is measured by the call that it answers', () => {
  const result = { relay: { protocol: 'irn' }, responderPublicKey: publicKey }
  expect(readPairingResult('wc_sessionPropose', { ...result, more: 1 })).toEqual({ result })
  expect(readPairingResult('wc_sessionPropose', { ...result, responderPublicKey: 'x' })).toBe(
    undefined,
  )
  expect(readPairingResult('wc_sessionRequest', null)).toEqual({ result: null })
  expect(readPairingResult('wc_sessionPing', true)).toEqual({ result: true })
  expect(readPairingResult('wc_sessionPing', false)).toBeUndefined()
  const cacao = { h: { t: 'caip122' }, p: { iss: 'did:pkh:x' }, s: { t: 'eip191', s: '0x' } }
  const responder = { publicKey, metadata }
  const authenticated = { cacaos: [cacao], responder }
  expect(readPairingResult('wc_sessionAuthenticate', authenticated)).toEqual({
    result: authenticated,
  })
  expect(readPairingResult('wc_sessionAuthenticate', { cacaos: [], responder })).toBeUndefined()
})

test('no text makes it throw', () => {
  const methods = Object.keys(pairingCalls)
  const value = fc.jsonValue()
  const message = fc.record(
    {
      id: fc.oneof(value, fc.nat()),
      jsonrpc: fc.constantFrom('2.0', 2),
      method: fc.oneof(fc.constantFrom(...methods), value),
      params: fc.oneof(value, fc.constant(settlement)),
      result: value,
      error: value,
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(
      fc.oneof(
        message.map((one) => JSON.stringify(one)),
        fc.json(),
        fc.string({ unit: 'binary' }),
      ),
      (text) => {
        expect(['request', 'result', 'error', 'refused']).toContain(readPairingMessage(text).kind)
      },
    ),
    { numRuns: 1_000 },
  )
})

test('a megabyte of quotes and brackets takes no long time', () => {
  for (const part of ['"', '\\"', '[]', '{"a":', '"\\']) {
    const text = part.repeat(pairingMessageMax / part.length)
    expect(readPairingMessage(text)).toMatchObject({ kind: 'refused' })
  }
})

test('the table of calls is the one that wallets keep to', () => {
  const rows = Object.entries(pairingCalls).map(([method, { request, response }]) =>
    [
      method,
      request.tag,
      request.ttl,
      request.prompt,
      response.tag,
      response.ttl,
      ...('reject' in response ? [response.reject, response.autoReject] : []),
    ].join(' '),
  )
  expect(rows).toMatchInlineSnapshot(`
    [
      "wc_pairingDelete 1000 86400 false 1001 86400",
      "wc_pairingPing 1002 30 false 1003 30",
      "wc_sessionPropose 1100 300 true 1101 300 1120 1121",
      "wc_sessionSettle 1102 300 false 1103 300",
      "wc_sessionUpdate 1104 86400 false 1105 86400",
      "wc_sessionExtend 1106 86400 false 1107 86400",
      "wc_sessionRequest 1108 300 true 1109 300",
      "wc_sessionEvent 1110 300 true 1111 300",
      "wc_sessionDelete 1112 86400 false 1113 86400",
      "wc_sessionPing 1114 86400 false 1115 86400",
      "wc_sessionAuthenticate 1116 3600 true 1117 3600 1118 1119",
    ]
  `)
})

test('no two session errors share a code', () => {
  const codes = Object.values(sessionErrors).map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.join(' ')).toMatchInlineSnapshot(
    `"1001 1002 1003 1004 1005 3001 3002 3003 3004 3005 4001 5000 5001 5002 5003 5100 5101 5102 5103 5104 6000 7000 7001 8000 10001 11001 11002 11003 11004 11005 11006 12001 12002"`,
  )
})
