import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  assertRecap,
  decodeRecap,
  encodeRecap,
  formatRecapStatement,
  mergeRecaps,
  methodsOfRecap,
  type Recap,
  recapForMethods,
  recapOf,
} from '../exports/siwx.js'

// The example of ERC-5573.
const example: Recap = {
  att: {
    'https://example.com/pictures/': {
      'crud/delete': [{}],
      'crud/update': [{}],
      'other/action': [{}],
    },
    'mailto:username@example.com': {
      'msg/receive': [{ max_count: 5, templates: ['newsletter', 'marketing'] }],
      'msg/send': [{ to: 'someone@email.com' }, { to: 'joe@email.com' }],
    },
  },
  prf: ['bafybeigk7ly3pog6uupxku3b6bubirr434ib6tfaymvox6gotaaaaaaaaa'],
}
const urn = (value: unknown) =>
  `urn:recap:${Buffer.from(JSON.stringify(value)).toString('base64url')}`
const thrown = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

test('the example of ERC-5573 is written, read and put into words', () => {
  expect(encodeRecap(example)).toBe(urn(example))
  expect(decodeRecap(urn(example))).toEqual(example)
  expect(formatRecapStatement(undefined, example)).toBe(
    "I further authorize the stated URI to perform the following actions on my behalf: (1) 'crud': 'delete', 'update' for 'https://example.com/pictures/'. (2) 'other': 'action' for 'https://example.com/pictures/'. (3) 'msg': 'receive', 'send' for 'mailto:username@example.com'.",
  )
})

test('the methods of a session are statements of the user, as wallets sign them', () => {
  const recap = recapForMethods('eip155', ['personal_sign', 'eth_sendTransaction'])
  expect(formatRecapStatement('Sign in', recap)).toBe(
    "Sign in I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': 'eth_sendTransaction', 'personal_sign' for 'eip155'.",
  )
  expect(decodeRecap(encodeRecap(recap))).toEqual(recap)
  expect(methodsOfRecap(recap, 'eip155')).toEqual({
    methods: ['personal_sign', 'eth_sendTransaction'],
    chains: [],
  })
  expect(methodsOfRecap(recap, 'solana')).toEqual({ methods: [], chains: [] })
})

test('the networks of a narrowed ReCap are those of all its methods', () => {
  const recap: Recap = {
    att: {
      eip155: {
        'request/a': [{ chains: ['eip155:1', 'eip155:10'] }],
        'request/b': [{ chains: ['eip155:1'] }, { chains: 5 }, { chains: [7] }],
        'other/c': [{ chains: ['eip155:9'] }],
      },
    },
  }
  expect(methodsOfRecap(recap, 'eip155')).toEqual({
    methods: ['a', 'b'],
    chains: ['eip155:1', 'eip155:10'],
  })
})

test('keys are written in the order of their bytes, the shorter first', () => {
  const recap = { att: { b: { 'x/bb': [{}], 'x/b': [{}], 'x/B': [{}] }, B: { 'x/a': [{}] } } }
  const text = Buffer.from(encodeRecap(recap).slice(10), 'base64url').toString()
  expect(text).toBe('{"att":{"B":{"x/a":[{}]},"b":{"x/B":[{}],"x/b":[{}],"x/bb":[{}]}}}')
})

test('base64 is written as in URLs without padding, and either alphabet is read', () => {
  const recap = { att: { 'https://a.example/?>~': { 'x/y': [{ to: 'ü?>' }] } } }
  const resource = encodeRecap(recap)
  expect(resource).toMatch(/^urn:recap:[A-Za-z0-9_-]+$/)
  const plain = Buffer.from(JSON.stringify(recap)).toString('base64')
  expect(plain).toMatch(/[+/=]/)
  expect(decodeRecap(`urn:recap:${plain}`)).toEqual(recap)
  expect(decodeRecap(`urn:recap:${plain.replace(/=+$/, '')}`)).toEqual(recap)
})

test('the ReCap is the last resource, and none but the last', () => {
  const resource = encodeRecap(example)
  expect(recapOf(['https://a.example', resource])).toBe(resource)
  expect(recapOf([resource, 'https://a.example'])).toBeUndefined()
  expect(recapOf([])).toBeUndefined()
  expect(recapOf(undefined)).toBeUndefined()
  expect(recapOf(null)).toBeUndefined()
})

test.each<[string, string | undefined, string]>([
  ['recap_undefined', undefined, 'No recap provided, value is undefined'],
  ['recap_undefined', '', 'No recap provided, value is undefined'],
  ['recap_att_missing', urn({}), 'No `att` property found'],
  ['recap_att_missing', urn(null), 'No `att` property found'],
  ['recap_att_missing', urn({ att: [] }), 'No `att` property found'],
  ['recap_att_missing', urn({ att: 'x' }), 'No `att` property found'],
  ['recap_att_missing', urn({ ...example, prf: 5 }), 'No `att` property found'],
  ['recap_att_missing', 'urn:recap:!!!', 'No `att` property found'],
  ['recap_att_missing', 'urn:recap:', 'No `att` property found'],
  ['recap_att_missing', 'https://a.example', 'No `att` property found'],
  ['recap_att_missing', `urn:recap:${'A'.repeat(70_000)}`, 'No `att` property found'],
  ['recap_resources_missing', urn({ att: {} }), 'No resources found in `att` property'],
  [
    'recap_resource_invalid',
    urn({ att: { eip155: {} } }),
    'Resource eip155 must be an object that names at least one ability',
  ],
  [
    'recap_resource_invalid',
    urn({ att: { eip155: [] } }),
    'Resource eip155 must be an object that names at least one ability',
  ],
  ...[[], {}, null, [1], [[]], [null]].map((limits): [string, string, string] => [
    'recap_ability_invalid',
    urn({ att: { eip155: { 'request/a': limits } } }),
    'Ability request/a must be a list of at least one limit, and each limit an object',
  ]),
  ...['request', 'request/', '/a', 'a/b/c', 'a/ü', 'a b/c'].map(
    (name): [string, string, string] => [
      'recap_ability_invalid',
      urn({ att: { eip155: { [name]: [{}] } } }),
      `Ability ${name} must be a list of at least one limit, and each limit an object`,
    ],
  ),
])('%s is thrown for %s', (code, resource, message) => {
  expect(thrown(() => decodeRecap(resource))).toMatchObject({ code, message })
})

test('what is no ReCap is not written', () => {
  expect(thrown(() => encodeRecap({ att: {} }))).toMatchObject({ code: 'recap_resources_missing' })
  expect(thrown(() => assertRecap(null))).toMatchObject({ code: 'recap_undefined' })
})

test('two ReCaps in one have the resources, abilities and limits of both', () => {
  const one = { att: { a: { 'x/1': [{ n: 1 }], 'x/2': [{}] }, b: { 'x/1': [{}] } }, prf: ['p'] }
  const other = { att: { c: { 'x/1': [{}] }, a: { 'x/3': [{}], 'x/1': [{ n: 2 }, { n: 1 }] } } }
  expect(mergeRecaps(one, other)).toEqual({
    att: {
      a: { 'x/1': [{ n: 1 }, { n: 2 }], 'x/2': [{}], 'x/3': [{}] },
      b: { 'x/1': [{}] },
      c: { 'x/1': [{}] },
    },
    prf: ['p'],
  })
  expect(mergeRecaps(one, one)).toEqual(one)
})

test('what is written is read back, and nothing else than an error of ours is thrown', () => {
  const name = fc.stringMatching(/^[a-zA-Z0-9.*_+-]{1,10}$/)
  const abilities = fc.dictionary(
    fc.tuple(name, name).map((parts) => parts.join('/')),
    fc.array(fc.dictionary(fc.string({ maxLength: 5 }), fc.jsonValue({ maxDepth: 1 })), {
      minLength: 1,
      maxLength: 2,
    }),
    { minKeys: 1, maxKeys: 3, noNullPrototype: true },
  )
  const recap = fc.record({
    att: fc.dictionary(fc.webUrl(), abilities, { minKeys: 1, maxKeys: 3, noNullPrototype: true }),
  })
  fc.assert(
    fc.property(recap, (recap) => {
      const read = decodeRecap(encodeRecap(recap))
      expect(JSON.parse(JSON.stringify(read))).toEqual(JSON.parse(JSON.stringify(recap)))
      expect(formatRecapStatement('', read)).toContain("(1) '")
    }),
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json().map((text) => urn(JSON.parse(text))),
        fc.string(),
      ),
      (text) => {
        expect(thrown(() => decodeRecap(text))).toMatchObject({ name: 'FoyerError' })
      },
    ),
  )
})
