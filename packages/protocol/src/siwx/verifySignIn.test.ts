import { ed25519 } from '@noble/curves/ed25519'
import { secp256k1 } from '@noble/curves/secp256k1'
import { keccak_256 } from '@noble/hashes/sha3'
import { concatBytes } from '@noble/hashes/utils'
import { base58, hex } from '@scure/base'
import { expect, test } from 'vitest'
import {
  checksumAddress,
  encodeRecap,
  formatRecapStatement,
  formatSiwxMessage,
  recapForMethods,
  type SiwxMessage,
  verifySignIn,
} from '../exports/siwx.js'
import { FoyerError } from '../FoyerError.js'
import { verifySignature } from '../signatures/verifySignature.js'

const now = Date.UTC(2026, 1, 1, 12)
const at = (ms: number) => new Date(now + ms).toISOString()
const secret = new Uint8Array(32).fill(9)
const point = secp256k1.getPublicKey(secret, false).subarray(1)
const address = checksumAddress(`0x${hex.encode(keccak_256(point).subarray(12))}`)
const nonce = 'a'.repeat(26)
const message: SiwxMessage = {
  ...{ domain: 'market.example', uri: 'https://market.example/login', version: '1' },
  ...{ address, chainId: 'eip155:1', nonce, issuedAt: at(-1_000) },
}

function sign(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const head = new TextEncoder().encode(`\u0019Ethereum Signed Message:\n${bytes.length}`)
  const signed = secp256k1.sign(keccak_256(concatBytes(head, bytes)), secret)
  return `0x${hex.encode(Uint8Array.of(...signed.toCompactRawBytes(), 27 + signed.recovery))}`
}

/** All of it is signed well: only what the text says may be refused. */
const verified = (text: string, { expected, ...more }: Partial<verifySignIn.Parameters> = {}) =>
  verifySignIn({
    ...{ text, signature: sign(text), verify: verifySignature },
    ...more,
    expected: {
      origins: ['https://market.example'],
      chains: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
      isNonce: (one) => one === nonce,
      now,
      ...expected,
    },
  })
const of = (change: Partial<SiwxMessage>) => verified(formatSiwxMessage({ ...message, ...change }))

test('a sign-in as expected is taken', async () => {
  expect(await of({})).toEqual({ signIn: { address, chainId: 'eip155:1', message } })
  const full = {
    ...{ statement: 'Welcome', expirationTime: at(1), notBefore: at(0), requestId: '1' },
    resources: ['https://market.example/terms'],
  }
  expect(await of(full)).toHaveProperty('signIn')
})

test.each([
  ['domain', { domain: 'evil.example' }],
  ['domain', { domain: 'login.market.example' }],
  ['domain', { domain: 'example' }],
  ['domain', { domain: 'market.example.evil.example' }],
  ['domain', { domain: 'market.example:8443' }],
  ['domain', { domain: 'market.example:443' }],
  ['domain', { domain: 'MARKET.example' }],
  ['domain', { domain: 'xn--mrket-hra.example' }],
  ['domain', { domain: 'market.example.' }],
  ['domain', { domain: 'evil.example@market.example' }],
  ['domain', { domain: 'market%2eexample' }],
  ['uri', { uri: 'https://evil.example/login' }],
  ['uri', { uri: 'http://market.example/login' }],
  ['uri', { uri: 'https://market.example:8443/login' }],
  ['uri', { uri: 'https://market.example@evil.example/' }],
  ['uri', { uri: 'https://evil.example@market.example/' }],
  ['uri', { uri: 'market:login' }],
  ['uri', { uri: 'did:key:z6Mk' }],
  ['version', { version: '2' }],
  ['chainId', { chainId: 'eip155:10' }],
  ['issuedAt', { issuedAt: at(-600_001) }],
  ['issuedAt', { issuedAt: at(60_001) }],
  ['issuedAt', { issuedAt: '2026-02-01T11:59:60Z' }],
  ['expirationTime', { expirationTime: at(0) }],
  ['notBefore', { notBefore: at(1) }],
  ['nonce', { nonce: 'b'.repeat(26) }],
  ['nonce', { nonce: 'а'.repeat(26) }],
  ['address', { address: address.toLowerCase() }],
] as const)('a wrong %s is refused: %o', async (fault, change) => {
  expect(await of(change)).toEqual({ fault })
})

test.each([
  ['a line at its end', (text: string) => `${text}\n`],
  ['ends of lines of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ['a part twice', (text: string) => text.replace('Version: 1', 'Version: 1\nVersion: 1')],
  ['another layout', (text: string) => text.replace('\n\n\n', '\n\n')],
  ['a look-alike letter', (text: string) => text.replace('Nonce', 'Nоnce')],
  ['an invisible letter', (text: string) => text.replace('sign in', 'sign\u200b in')],
  ['a megabyte', (text: string) => text + 'a'.repeat(1_000_000)],
])('a text with %s is refused, however it is signed', async (_, change) => {
  expect(await verified(change(formatSiwxMessage(message)))).toEqual({ fault: 'form' })
})

test('a port is part of a place, and http is another place than https', async () => {
  const local = { domain: 'localhost:3000', uri: 'http://localhost:3000/' }
  const text = formatSiwxMessage({ ...message, ...local })
  const check = (origins: verifySignIn.Expected['origins']) =>
    verified(text, { expected: { origins } as verifySignIn.Expected })
  expect(await check(['http://localhost:3000'])).toHaveProperty('signIn')
  expect(await check((origin) => origin.startsWith('http://localhost:'))).toHaveProperty('signIn')
  expect(await check(['https://localhost:3000'])).toEqual({ fault: 'uri' })
  expect(await check(['http://localhost'])).toEqual({ fault: 'domain' })
})

test('a signature of another key, or over another text, is refused', async () => {
  const text = formatSiwxMessage(message)
  expect(await verified(text, { signature: sign(`${text} `) })).toEqual({ fault: 'signature' })
  const failing = () => Promise.reject(new Error('of another kind'))
  expect(await verified(text, { verify: failing })).toEqual({ fault: 'signature' })
  const unchecked = () => Promise.reject(new FoyerError('signature_unchecked'))
  expect(await verified(text, { verify: unchecked })).toEqual({ fault: 'unchecked' })
})

test('a nonce is asked for before any signature is checked, and after all else', async () => {
  const asked: string[] = []
  const text = formatSiwxMessage({ ...message, domain: 'evil.example' })
  const isNonce = (one: string) => asked.push(one) < 0
  const verify = async () => asked.push('signature') > 0
  const expected = { isNonce } as unknown as verifySignIn.Expected
  expect(await verified(text, { expected, verify })).toEqual({ fault: 'domain' })
  expect(asked).toEqual([])
  expect(await verified(formatSiwxMessage(message), { expected, verify })).toEqual({
    fault: 'nonce',
  })
  expect(asked).toEqual([nonce])
})

const recap = recapForMethods('eip155', ['personal_sign'])
const resources = [encodeRecap(recap)]
const said = formatRecapStatement('Welcome.', recap)

test('a permission is taken where the statement says it', async () => {
  expect(await of({ statement: said, resources })).toHaveProperty('signIn')
  expect(await of({ statement: formatRecapStatement('', recap), resources })).toHaveProperty(
    'signIn',
  )
})

test.each([
  ['nothing', { statement: 'Welcome.', resources }],
  ['no statement', { resources }],
  [
    'another permission',
    { statement: said, resources: [encodeRecap(recapForMethods('eip155', ['eth_sign']))] },
  ],
  ['a permission, and there is none', { statement: said }],
  ['more after it', { statement: `${said} Not really.`, resources }],
  ['two, and one is there', { statement: `${said} ${said}`, resources }],
  [
    'one that is not the last',
    { statement: said, resources: [...resources, 'https://a.example/'] },
  ],
  ['what cannot be read', { statement: said, resources: ['urn:recap:e30'] }],
])('a permission is refused where the statement says %s', async (_, change) => {
  expect(await of(change)).toEqual({ fault: 'recap' })
})

test('a text of Solana that does not tell the network is of the one that the page names', async () => {
  const owner = base58.encode(ed25519.getPublicKey(secret))
  const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const text = formatSiwxMessage({ ...message, chainId, address: owner }).replace(
    /\nChain ID: .*/,
    '',
  )
  const signature = base58.encode(ed25519.sign(new TextEncoder().encode(text), secret))
  const check = (chainId?: string) =>
    verified(text, { signature, expected: { chainId } as verifySignIn.Expected })
  expect(await check(chainId)).toMatchObject({ signIn: { address: owner, chainId } })
  for (const other of [undefined, 'eip155:1', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'])
    expect(await check(other)).toEqual({ fault: 'chainId' })
  // What the text tells counts.
  const named = formatSiwxMessage({ ...message, chainId: 'eip155:10' })
  expect(
    await verified(named, { expected: { chainId: 'eip155:1' } as verifySignIn.Expected }),
  ).toEqual({ fault: 'chainId' })
})
