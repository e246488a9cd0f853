import { base58, base64urlnopad } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  clientIdOf,
  createRelayToken,
  readRelayToken,
  relayTokenLeewayS,
  relayTokenLifeS,
} from '../exports/relay.js'

// The vector of the WalletConnect specifications (MIT), clients/core/crypto/crypto-authentication.
const seed = '58e0254c211b858ef7896b00e3f36beeb13d568d47c6031c4218b87718061295'
const vector = {
  seed,
  relayUrl: 'wss://relay.walletconnect.com',
  now: 1_656_910_097_000,
  subject: 'c479fe5dc464e771e78b193d239a65b58d278cad1c34bfb0b5716e5bb514928e',
}
const token =
  'eyJhbGciOiJFZERTQSIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJkaWQ6a2V5Ono2TWtvZEhad25lVlJTaHRhTGY4SktZa3hwREdwMXZHWm5wR21kQnBYOE0yZXh4SCIsInN1YiI6ImM0NzlmZTVkYzQ2NGU3NzFlNzhiMTkzZDIzOWE2NWI1OGQyNzhjYWQxYzM0YmZiMGI1NzE2ZTViYjUxNDkyOGUiLCJhdWQiOiJ3c3M6Ly9yZWxheS53YWxsZXRjb25uZWN0LmNvbSIsImlhdCI6MTY1NjkxMDA5NywiZXhwIjoxNjU2OTk2NDk3fQ.bAKl1swvwqqV_FgwvD4Bx3Yp987B9gTpZctyBviA-EkAuWc8iI8SyokOjkv9GJESgid4U8Tf2foCgrQp2qrxBA'
const clientId = 'did:key:z6MkodHZwneVRShtaLf8JKYkxpDGp1vGZnpGmdBpX8M2exxH'
const { now } = vector

/** The token with other claims or another header, and a signature that no longer fits. */
function changed({ header, claims }: { header?: object; claims?: object }): string {
  const [first = '', second = '', third = ''] = token.split('.')
  const rewrite = (part: string, change: object) => {
    const read = JSON.parse(new TextDecoder().decode(base64urlnopad.decode(part))) as object
    const text = JSON.stringify({ ...read, ...change })
    return base64urlnopad.encode(new TextEncoder().encode(text))
  }
  return [rewrite(first, header ?? {}), rewrite(second, claims ?? {}), third].join('.')
}

test('a token is the one of the specification, and its issuer the name of the client', () => {
  expect(createRelayToken(vector)).toBe(token)
  expect(clientIdOf(seed)).toBe(clientId)
})

test('a token is read as it was made', () => {
  expect(readRelayToken(token, { now })).toEqual({
    token: {
      clientId,
      audience: vector.relayUrl,
      subject: vector.subject,
      issuedAt: now,
      expiresAt: now + relayTokenLifeS * 1_000,
    },
  })
})

describe('clocks', () => {
  const leewayMs = relayTokenLeewayS * 1_000
  const lifeMs = relayTokenLifeS * 1_000
  test.each([
    ['a client that is ahead by the leeway', now - leewayMs, true],
    ['a client that is ahead by more', now - leewayMs - 1, 'token_not_yet_valid'],
    ['a token that expired by the leeway ago', now + lifeMs + leewayMs, true],
    ['a token that expired before', now + lifeMs + leewayMs + 1, 'token_expired'],
  ])('%s', (_, at, outcome) => {
    const read = readRelayToken(token, { now: at })
    expect('fault' in read ? read.fault : true).toBe(outcome)
  })
})

describe('what is refused', () => {
  const did = (bytes: number[]) => `did:key:z${base58.encode(Uint8Array.from(bytes))}`
  const thirtyTwo = Array.from({ length: 32 }, (_, index) => index)
  test.each([
    ['nothing', '', 'token_malformed'],
    ['two parts', token.split('.').slice(0, 2).join('.'), 'token_malformed'],
    ['four parts', `${token}.`, 'token_malformed'],
    ['one that is too long', `${token}${'A'.repeat(4_096)}`, 'token_malformed'],
    ['padding', `${token}==`, 'token_malformed'],
    ['another algorithm', changed({ header: { alg: 'none' } }), 'token_malformed'],
    ['a claim that is missing', changed({ claims: { exp: undefined } }), 'token_malformed'],
    ['a time that is a text', changed({ claims: { iat: '1656910097' } }), 'token_malformed'],
    ['a changed claim', changed({ claims: { exp: 2_000_000_000 } }), 'token_signature_invalid'],
    ['no signature', `${token.split('.').slice(0, 2).join('.')}.`, 'token_signature_invalid'],
    [
      'the key of another client',
      changed({ claims: { iss: clientIdOf('11'.repeat(32)) } }),
      'token_signature_invalid',
    ],
    ['an issuer that is no key', changed({ claims: { iss: 'ann' } }), 'token_key_unknown'],
    [
      'a secp256k1 key',
      changed({ claims: { iss: did([0xe7, 0x01, 2, ...thirtyTwo]) } }),
      'token_key_unknown',
    ],
    [
      'a P-256 key of 32 bytes',
      changed({ claims: { iss: did([0x80, 0x24, ...thirtyTwo]) } }),
      'token_key_unknown',
    ],
    [
      'a key that is too short',
      changed({ claims: { iss: did([0xed, 0x01, ...thirtyTwo.slice(1)]) } }),
      'token_key_unknown',
    ],
  ])('%s', (_, text, expected) => {
    expect(readRelayToken(text, { now })).toEqual({ fault: expected })
  })
})

test('a token of any key is read with the claims it was made of', () => {
  const hex = fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes) => Buffer.from(bytes).toString('hex'))
  fc.assert(
    fc.property(
      hex,
      hex,
      fc.webUrl(),
      fc.integer({ min: 0, max: 4e12 }),
      (key, subject, url, at) => {
        const made = createRelayToken({ seed: key, relayUrl: url, now: at, subject })
        const read = readRelayToken(made, { now: at })
        expect(read).toMatchObject({ token: { clientId: clientIdOf(key), audience: url, subject } })
      },
    ),
    { numRuns: 30 },
  )
})

test('no text makes it throw, and no change of a character lets a token through', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.tuple(fc.string(), fc.string(), fc.string()).map((parts) => parts.join('.')),
      ),
      (text) => {
        expect(readRelayToken(text, { now })).toHaveProperty('fault')
      },
    ),
  )
  fc.assert(
    fc.property(
      fc.nat(token.length - 1),
      fc.constantFrom(...'AZaz09-_.=+/ \0é'),
      (index, letter) => {
        fc.pre(token[index] !== letter)
        const text = token.slice(0, index) + letter + token.slice(index + 1)
        expect(readRelayToken(text, { now })).toHaveProperty('fault')
      },
    ),
  )
})
