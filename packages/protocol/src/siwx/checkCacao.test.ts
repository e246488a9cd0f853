import { secp256k1 } from '@noble/curves/secp256k1'
import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  checkCacao,
  checksumAddress,
  createAuthPayload,
  decodeRecap,
  encodeRecap,
  formatRecapStatement,
  formatSiwxMessage,
  namespacesOfSignIns,
  type Recap,
  recapOf,
  type VerifySignature,
  verifyCacaoSignature,
} from '../exports/siwx.js'

const now = Date.parse('2026-11-21T14:00:00Z')
const later = '2026-11-21T15:00:00Z'
const key = hexToBytes('01'.repeat(32))
const addressOf = (publicKey: Uint8Array) =>
  checksumAddress(`0x${bytesToHex(keccak_256(publicKey.subarray(1)).subarray(-20))}`)
const address = addressOf(secp256k1.getPublicKey(key, false))

/** EIP-191. */
function hashed(message: string) {
  const bytes = utf8ToBytes(message)
  return keccak_256(
    concatBytes(utf8ToBytes(`\u0019Ethereum Signed Message:\n${bytes.length}`), bytes),
  )
}

function sign(message: string) {
  const signature = secp256k1.sign(hashed(message), key)
  return `0x${signature.toCompactHex()}${(27 + signature.recovery).toString(16)}`
}

const recover: VerifySignature = async ({ message, signature, address }) => {
  const bytes = hexToBytes(signature.slice(2))
  const signer = secp256k1.Signature.fromCompact(bytes.subarray(0, 64))
    .addRecoveryBit((bytes[64] ?? 0) - 27)
    .recoverPublicKey(hashed(message))
  return addressOf(signer.toRawBytes(false)).toLowerCase() === address.toLowerCase()
}

const parameters = {
  chains: ['eip155:1', 'eip155:10'],
  domain: 'app.example:8443',
  aud: 'https://app.example:8443/login',
  nonce: '12345678abc',
  iat: '2026-11-21T14:00:00.000Z',
  exp: later,
  nbf: '2026-11-21T13:59:00Z',
  requestId: 'r1',
  statement: 'Sign in',
  resources: ['https://app.example/terms'],
  methods: ['personal_sign', 'eth_sendTransaction'],
}
const asked = createAuthPayload(parameters)
const { methods: _, ...unasked } = parameters
const bare = createAuthPayload(unasked)

/** As a wallet signs, which may say less than was asked, or something else. */
function signed(
  change: { [name: string]: unknown } = {},
  { payload = asked, chainId = 'eip155:1', message = '' } = {},
) {
  const { type: _, chains: __, ...parts } = payload
  const p = { ...parts, iss: `did:pkh:${chainId}:${address}`, ...change }
  const resource = recapOf(p.resources)
  const statement = resource
    ? formatRecapStatement(payload.statement, decodeRecap(resource))
    : p.statement
  const text = formatSiwxMessage({
    ...{ address, chainId, statement, domain: p.domain, uri: p.aud, version: p.version },
    ...{ nonce: p.nonce, issuedAt: p.iat, expirationTime: p.exp, notBefore: p.nbf },
    ...{ requestId: p.requestId, resources: p.resources },
  })
  return { h: { t: 'caip122' }, p, s: { t: 'eip191', s: sign(message || text) } }
}

const check = (cacao: unknown, changes: Partial<Parameters<typeof checkCacao>[0]> = {}) =>
  checkCacao({ cacao, requested: asked, verifySignature: recover, now, ...changes })

const narrowed = (recap: Recap) => [...parameters.resources, encodeRecap(recap)]
const methodsOn = (chains: readonly string[], ...methods: string[]): Recap => ({
  att: { eip155: Object.fromEntries(methods.map((one) => [`request/${one}`, [{ chains }]])) },
})

test('the methods of a session are asked for in the last resource', () => {
  expect(asked).toEqual({
    type: 'caip122',
    version: '1',
    ...unasked,
    resources: [parameters.resources[0], expect.stringMatching(/^urn:recap:/)],
  })
  expect(decodeRecap(recapOf(asked.resources))).toEqual({
    att: { eip155: { 'request/eth_sendTransaction': [{}], 'request/personal_sign': [{}] } },
  })
  expect(bare).toEqual({ type: 'caip122', version: '1', ...unasked })
})

test('a ReCap that the resources end with is joined to the methods', () => {
  const own = { att: { 'https://a.example': { 'crud/read': [{}] } } }
  const { resources } = createAuthPayload({ ...parameters, resources: [encodeRecap(own)] })
  expect(resources).toHaveLength(1)
  expect(Object.keys(decodeRecap(recapOf(resources)).att)).toEqual(['eip155', 'https://a.example'])
})

test('`uri` stands in for `aud`, and one of them is needed', () => {
  const { aud: _, ...rest } = parameters
  expect(createAuthPayload({ ...rest, uri: 'https://b.example' }).aud).toBe('https://b.example')
  expect(() => createAuthPayload(rest)).toThrow('A sign-in message needs either `aud` or `uri`')
})

test.each([
  [{ chains: [] }, 'chain_not_supported'],
  [{ chains: ['eip155:1', 'solana:x'] }, 'chain_not_supported'],
  [{ nonce: 'short' }, 'sign_in_invalid'],
  [{ statement: 'Grüße' }, 'sign_in_invalid'],
  [{ statement: 'one\ntwo' }, 'sign_in_invalid'],
  [{ iat: 'now' }, 'sign_in_invalid'],
  [{ domain: 'https://app.example' }, 'sign_in_invalid'],
  [{ resources: ['urn:recap:!'] }, 'recap_att_missing'],
])('what cannot be signed is not asked for: %o', (change, code) => {
  let error: unknown
  try {
    createAuthPayload({ ...parameters, ...change })
  } catch (thrown) {
    error = thrown
  }
  expect(error).toMatchObject({ code })
})

test('a message that was signed as asked signs in', async () => {
  const cacao = signed({}, { payload: bare })
  expect(await check(cacao, { requested: bare })).toEqual({
    signIn: {
      ...{ address, chainId: 'eip155:1', signature: cacao.s.s, cacao, methods: [], chains: [] },
      message: expect.stringContaining('\n\nSign in\n\nURI: https://app.example:8443/login\n'),
    },
  })
})

test('a wallet may write `null` for what is not there, and use the old header', async () => {
  const payload = createAuthPayload({ ...unasked, exp: undefined, requestId: undefined })
  const cacao = signed({}, { payload })
  const nulls = { ...cacao, h: { t: 'eip4361' }, p: { ...cacao.p, exp: null, requestId: null } }
  expect(await check(nulls, { requested: payload })).toHaveProperty('signIn')
})

test('a wallet may complete the statement or leave that to the reader', async () => {
  const statement = formatRecapStatement('Sign in', decodeRecap(recapOf(asked.resources)))
  for (const cacao of [signed(), signed({ statement })]) {
    expect(await check(cacao)).toMatchObject({
      signIn: {
        message: expect.stringContaining(`\n${statement}\n`),
        methods: ['eth_sendTransaction', 'personal_sign'],
        chains: ['eip155:1'],
      },
    })
  }
})

test('a statement in the order of a dictionary is as good', async () => {
  const payload = createAuthPayload({ ...parameters, methods: ['eth_b', 'eth_B', 'eth_a'] })
  const recap = decodeRecap(recapOf(payload.resources))
  const order = (one: string, other: string) => one.localeCompare(other, 'en')
  const dictionary = formatRecapStatement('Sign in', recap, order)
  expect(dictionary).not.toBe(formatRecapStatement('Sign in', recap))
  const { type: _, chains: __, ...p } = payload
  const message = formatSiwxMessage({
    ...{ address, chainId: 'eip155:1', statement: dictionary, domain: p.domain, uri: p.aud },
    ...{ version: '1', nonce: p.nonce, issuedAt: p.iat, expirationTime: p.exp, notBefore: p.nbf },
    ...{ requestId: p.requestId, resources: p.resources },
  })
  const cacao = signed({}, { payload, message })
  expect(await check(cacao, { requested: payload })).toMatchObject({ signIn: { message } })
})

test('a wallet may permit less, and a session is what it permits', async () => {
  const resources = narrowed(methodsOn(['eip155:1', 'eip155:10'], 'personal_sign'))
  const read = await check(signed({ resources }))
  expect(read).toMatchObject({ signIn: { methods: ['personal_sign'], chains: parameters.chains } })
  if (!('signIn' in read)) throw new Error('refused')
  expect(namespacesOfSignIns([read.signIn])).toEqual({
    eip155: {
      chains: parameters.chains,
      accounts: [`eip155:1:${address}`, `eip155:10:${address}`],
      methods: ['personal_sign'],
      events: ['chainChanged', 'accountsChanged'],
    },
  })
  const none = await check(signed({ resources: parameters.resources }))
  if (!('signIn' in none)) throw new Error('refused')
  expect(namespacesOfSignIns([none.signIn])).toBeUndefined()
})

test.each([
  ['domain', { domain: 'evil.example' }],
  ['aud', { aud: 'https://evil.example' }],
  ['nonce', { nonce: 'abcdefgh9' }],
  ['iat', { iat: '2026-11-20T14:00:00.000Z' }],
  ['version', { version: '2' }],
  ['exp', { exp: '2036-11-21T15:00:00Z' }],
  ['exp', { exp: undefined }],
  ['nbf', { nbf: undefined }],
  ['requestId', { requestId: 'r2' }],
  ['statement', { statement: 'I give you everything' }],
  ['statement', { statement: undefined }],
  ['resources', { resources: undefined }],
  ['resources', { resources: [...(asked.resources ?? [])].reverse() }],
  ['resources', { resources: ['https://evil.example', ...(asked.resources ?? []).slice(1)] }],
  ['resources', { resources: [...(asked.resources ?? []), 'https://more.example'] }],
  ['resources', { resources: narrowed(methodsOn(['eip155:1'], 'eth_sign')) }],
  ['resources', { resources: narrowed(methodsOn(['eip155:5'], 'personal_sign')) }],
  ['resources', { resources: narrowed({ att: { x: { 'request/personal_sign': [{}] } } }) }],
  [
    'resources',
    { resources: narrowed({ att: { eip155: { 'request/personal_sign': [{ to: 'x' }] } } }) },
  ],
])('another %s than asked is refused: %o', async (part, change) => {
  expect(await check(signed(change))).toEqual({
    fault: { code: 11_003, message: `The signed message is not the one asked for: ${part}` },
  })
})

test.each(['I give you everything', undefined])(
  'another statement is refused where there is no ReCap: %s',
  async (statement) => {
    const cacao = signed({ statement }, { payload: bare })
    const fault = { code: 11_003, message: expect.stringMatching(/: statement$/) }
    expect(await check(cacao, { requested: bare })).toEqual({ fault })
    const less = signed({ statement, resources: parameters.resources })
    expect(await check(less)).toEqual({ fault })
  },
)

test('a ReCap that was never asked for is refused', async () => {
  const resources = narrowed(methodsOn(['eip155:1'], 'personal_sign'))
  const cacao = signed({ resources }, { payload: bare })
  expect(await check(cacao, { requested: bare })).toMatchObject({ fault: { code: 11_003 } })
})

test('a ReCap that is nested without an end is refused', async () => {
  const limit = `[{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}]`
  const text = `{"att":{"eip155":{"request/personal_sign":${limit}}}}`
  const cacao = signed()
  const resources = [...parameters.resources, `urn:recap:${btoa(text)}`]
  expect(await check({ ...cacao, p: { ...cacao.p, resources } })).toMatchObject({
    fault: { code: 11_003 },
  })
})

test('a ReCap that cannot be read is refused', async () => {
  const cacao = signed()
  const resources = [...parameters.resources, 'urn:recap:!']
  expect(await check({ ...cacao, p: { ...cacao.p, resources } })).toMatchObject({
    fault: { code: 11_003 },
  })
})

test.each([
  ['another network', `did:pkh:eip155:5:${address}`],
  ['another method of DIDs', `did:web:eip155:1:${address}`],
  ['no network', `did:pkh:${address}`],
  ['no address', 'did:pkh:eip155:1:'],
  ['an address of two lines', `did:pkh:eip155:1:${address}\n\nmore`],
])('a signer of %s is refused', async (_, iss) => {
  const cacao = signed()
  expect(await check({ ...cacao, p: { ...cacao.p, iss } })).toMatchObject({
    fault: { code: 11_006 },
  })
})

test('a message is good between its beginning and its end', async () => {
  expect(await check(signed(), { now: Date.parse(later) - 1 })).toHaveProperty('signIn')
  expect(await check(signed(), { now: Date.parse(later) })).toMatchObject({
    fault: { code: 11_005 },
  })
  const early = Date.parse('2026-11-21T13:59:00Z')
  expect(await check(signed(), { now: early })).toHaveProperty('signIn')
  expect(await check(signed(), { now: early - 1 })).toMatchObject({ fault: { code: 11_003 } })
})

test.each([
  ['of another message', signed({}, { message: 'hello' })],
  ['that is none', { ...signed(), s: { t: 'eip191', s: '0x' } }],
  ['of another account', signed({ iss: `did:pkh:eip155:1:0x${'22'.repeat(20)}` })],
])('a signature %s is refused', async (_, cacao) => {
  expect(await check(cacao)).toEqual({
    fault: { code: 11_004, message: 'Signature verification failed' },
  })
})

test('a signature of a contract is asked for on its network', async () => {
  const cacao = { ...signed({}, { chainId: 'eip155:10' }), s: { t: 'eip1271', s: '0x01' } }
  const asks: unknown[] = []
  const verifySignature: VerifySignature = async (ask) => asks.push(ask) === 1
  expect(await check(cacao, { verifySignature })).toHaveProperty('signIn')
  expect(asks).toEqual([
    {
      ...{ type: 'eip1271', address, chainId: 'eip155:10', signature: '0x01' },
      message: expect.stringContaining('Chain ID: 10'),
    },
  ])
})

test('a contract that cannot be asked has not signed', async () => {
  const cacao = { ...signed(), s: { t: 'eip1271', s: '0x01' } }
  const verifySignature = () => Promise.reject(new Error('no node'))
  expect(await check(cacao, { verifySignature })).toMatchObject({ fault: { code: 11_004 } })
})

test('nothing but `true` means that it was signed', async () => {
  const verifySignature: VerifySignature = async () => JSON.parse('"0x1626ba7e"')
  expect(await check(signed(), { verifySignature })).toMatchObject({ fault: { code: 11_004 } })
})

test('an unknown type of signature is refused in the words of the catalogue', async () => {
  const cacao = { ...signed(), s: { t: 'eip9999', s: '0x01' } }
  const message = 'verifySignature failed: Attempted to verify CacaoSignature with unknown type'
  expect(await check(cacao)).toEqual({ fault: { code: 11_004, message } })
  const one = { address, chainId: 'eip155:1', message: 'm', signature: '0x' }
  await expect(verifyCacaoSignature({ ...one, type: 'x' }, recover)).rejects.toThrow(message)
  await expect(
    verifyCacaoSignature({ ...one, chainId: '1', type: 'eip1271' }, recover),
  ).rejects.toThrow('isValidEip1271Signature failed: chainId must be in CAIP-2 format')
})

test.each([
  ['nothing', undefined],
  ['a text', 'x'],
  ['no payload', { ...signed(), p: undefined }],
  ['another header', { ...signed(), h: { t: 'jwt' } }],
  ['a nonce that is a number', signed({ nonce: 5 })],
  ['a thousand resources', signed({ resources: Array(1_000).fill('https://a.example') })],
])('%s is malformed', async (_, cacao) => {
  expect(await check(cacao)).toMatchObject({ fault: { code: 11_001 } })
})

test('no answer of a wallet makes it throw, and none that was changed signs in', async () => {
  const good = signed()
  const names = fc.constantFrom(...Object.keys(good.p))
  await fc.assert(
    fc.asyncProperty(names, fc.jsonValue(), async (name, value) => {
      fc.pre(JSON.stringify(value) !== JSON.stringify(Reflect.get(good.p, name)))
      const read = await check({ ...good, p: { ...good.p, [name]: value } })
      expect(read).toHaveProperty('fault')
    }),
  )
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (cacao) => {
      expect(await check(cacao)).toHaveProperty('fault')
    }),
  )
})
