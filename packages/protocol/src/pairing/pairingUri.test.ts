import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPairingUri, parsePairingUri } from '../exports/pairing.js'

const topic = 'ab'.repeat(32)
const symKey = '0c'.repeat(32)
const expiresAt = 1_763_730_300_000
const query = `relay-protocol=irn&symKey=${symKey}`
const uri = formatPairingUri({ topic, symKey, expiresAt, methods: ['wc_sessionAuthenticate'] })
const read = {
  uri: { topic, symKey, relayProtocol: 'irn', expiresAt, methods: ['wc_sessionAuthenticate'] },
}

test('the URI is written as wallets read it', () => {
  expect(uri).toBe(
    `wc:${topic}@2?relay-protocol=irn&symKey=${symKey}&expiryTimestamp=1763730300&methods=wc_sessionAuthenticate`,
  )
  expect(formatPairingUri({ topic, symKey, expiresAt })).not.toContain('methods')
})

test.each([
  ['as it is', uri],
  ['with two slashes', uri.replace('wc:', 'wc://')],
  ['with one slash', uri.replace('wc:', 'wc:/')],
  ['with a path that ends', uri.replace('@2', '@2/')],
  ['with a scheme in capitals', uri.replace('wc:', 'WC:')],
  ['with space around it', ` ${uri}\n`],
  ['in base64', Buffer.from(uri).toString('base64')],
  ['in base64 without padding', Buffer.from(uri).toString('base64').replace(/=+$/, '')],
  ['in base64url', Buffer.from(uri).toString('base64url')],
  ['in base64, with slashes', Buffer.from(uri.replace('wc:', 'wc://')).toString('base64')],
  ['with its parameters turned around', `wc:${topic}@2?${turned(uri)}`],
  ['with unknown parameters', `${uri}&sub=5&symkey=9`],
  ['with a fragment', `${uri}#top`],
])('is read %s', (_, text) => {
  expect(parsePairingUri(text)).toEqual(read)
})

function turned(text: string) {
  return text.split('?')[1]?.split('&').reverse().join('&')
}

test('what may be left out may be left out', () => {
  expect(parsePairingUri(`wc:${topic}@2?${query}`)).toEqual({
    uri: { topic, symKey, relayProtocol: 'irn', methods: [] },
  })
  expect(parsePairingUri(`wc:${topic}@2?${query}&relay-data=%7B%7D`)).toMatchObject({
    uri: { relayData: '{}' },
  })
})

test.each([
  ['a,b', ['a', 'b']],
  ['[a],[b,c]', ['a', 'b', 'c']],
  ['%5Ba%5D%2C%5Bb%5D', ['a', 'b']],
  ['', []],
])('methods are listed as %s', (methods, list) => {
  expect(parsePairingUri(`wc:${topic}@2?${query}&methods=${methods}`)).toMatchObject({
    uri: { methods: list },
  })
})

test.each([
  ['all of them', ['propose', 'auth', 'batch'], true],
  ['one inner list and part of another', ['propose', 'batch'], true],
  ['more than the URI', ['propose'], true],
  ['not all', ['propose', 'auth', 'other'], false],
  ['none', ['v2'], false],
])('a reader that serves %s of the methods', (_, methods, isServed) => {
  const text = formatPairingUri({ topic, symKey, expiresAt, methods })
  const served = { methods: ['propose', 'auth', 'batch'] }
  expect(parsePairingUri(text, served)).toEqual(
    isServed
      ? expect.objectContaining({ uri: expect.anything() })
      : { fault: 'methods_unsupported' },
  )
})

test('an expired URI is refused from the second of its expiry on', () => {
  expect(parsePairingUri(uri, { now: expiresAt - 1 })).toEqual(read)
  expect(parsePairingUri(uri, { now: expiresAt })).toEqual({ fault: 'expired' })
})

test.each([
  ['nothing', '', 'malformed'],
  ['a link', 'https://wallet.example/wc', 'malformed'],
  ['a topic only', `wc:${topic}`, 'malformed'],
  ['a short topic', `wc:abc@2?${query}`, 'malformed'],
  ['a long topic', `wc:${topic}ab@2?${query}`, 'malformed'],
  ['an expiry that is no number', `wc:${topic}@2?${query}&expiryTimestamp=soon`, 'malformed'],
  [
    'an expiry beyond all times',
    `wc:${topic}@2?${query}&expiryTimestamp=${'9'.repeat(30)}`,
    'malformed',
  ],
  ['pages of text', `wc:${topic}@2?${query}&x=${'x'.repeat(5_000)}`, 'malformed'],
  ['base64 of something else', Buffer.from('hello').toString('base64'), 'malformed'],
  [
    'version 1',
    'wc:8a5e5bdc-a0e4-47@1?bridge=https%3A%2F%2Fb.example&key=41',
    'version_unsupported',
  ],
  ['version 3', `wc:${topic}@3?${query}`, 'version_unsupported'],
  ['no relay protocol', `wc:${topic}@2?symKey=${symKey}`, 'relay_missing'],
  ['no parameters', `wc:${topic}@2`, 'relay_missing'],
  ['no key', `wc:${topic}@2?relay-protocol=irn`, 'key_missing'],
  ['a short key', `wc:${topic}@2?relay-protocol=irn&symKey=ab`, 'key_missing'],
])('%s is refused', (_, text, fault) => {
  expect(parsePairingUri(text)).toEqual({ fault })
})

test('whatever is written is read back', () => {
  const hex = fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((one) => Buffer.from(one).toString('hex'))
  fc.assert(
    fc.property(
      fc.record({
        topic: hex,
        symKey: hex,
        expiresAt: fc.integer({ min: 0, max: 99_999_999_999 }).map((seconds) => seconds * 1_000),
        methods: fc.uniqueArray(fc.stringMatching(/^[a-zA-Z_]{1,20}$/), { maxLength: 5 }),
      }),
      (parts) => {
        const text = formatPairingUri(parts)
        const uri = { ...parts, relayProtocol: 'irn' }
        expect(parsePairingUri(text)).toEqual({ uri })
        expect(parsePairingUri(Buffer.from(text).toString('base64'))).toEqual({ uri })
      },
    ),
  )
})

test('no text makes it throw', () => {
  const near = fc
    .tuple(fc.nat(uri.length), fc.string({ unit: 'binary', maxLength: 5 }), fc.nat(5))
    .map(([at, part, cut]) => uri.slice(0, at) + part + uri.slice(at + cut))
  fc.assert(
    fc.property(fc.oneof(near, fc.string({ unit: 'binary' }), fc.base64String()), (text) => {
      const read = parsePairingUri(text, { now: 0 })
      expect(Object.keys(read)).toHaveLength(1)
      if ('uri' in read) expect(read.uri.symKey).toMatch(/^[0-9a-f]{64}$/)
    }),
    { numRuns: 1_000 },
  )
})
