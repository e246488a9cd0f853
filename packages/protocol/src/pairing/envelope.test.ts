import { createDecipheriv } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  createKeyPair,
  deriveSymKey,
  envelopeMax,
  openEnvelope,
  sealEnvelope,
} from '../exports/pairing.js'

const symKey = '11'.repeat(32)
const [page, wallet] = [createKeyPair(), createKeyPair()]
const shared = deriveSymKey(page.privateKey, wallet.publicKey) ?? ''
const bytesOf = (envelope: string) => Buffer.from(envelope, 'base64')
const text = 'Grüße, 世界 🦊'

test('any text comes out as it went in', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(openEnvelope({ symKey, envelope: sealEnvelope({ symKey, text }) })).toEqual({
        text,
        symKey,
      })
    }),
  )
})

test('type 0 is a type byte, twelve bytes of nonce and a box, in padded base64', () => {
  const envelope = sealEnvelope({ symKey, text })
  expect(envelope).toMatch(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/)
  const bytes = bytesOf(envelope)
  expect(bytes[0]).toBe(0)
  const decipher = createDecipheriv(
    'chacha20-poly1305',
    Buffer.from(symKey, 'hex'),
    bytes.subarray(1, 13),
    { authTagLength: 16 },
  )
  decipher.setAuthTag(bytes.subarray(-16))
  expect(decipher.update(bytes.subarray(13, -16)).toString('utf8')).toBe(text)
})

test('no two envelopes are the same', () => {
  expect(sealEnvelope({ symKey, text })).not.toBe(sealEnvelope({ symKey, text }))
})

test('type 1 opens with the own private key and the public key in it', () => {
  const envelope = sealEnvelope({ symKey: shared, text, senderPublicKey: wallet.publicKey })
  expect(bytesOf(envelope).subarray(0, 33).toString('hex')).toBe(`01${wallet.publicKey}`)
  expect(openEnvelope({ privateKey: page.privateKey, envelope })).toEqual({
    text,
    symKey: shared,
    senderPublicKey: wallet.publicKey,
  })
})

test('either alphabet of base64 is read, padded or not', () => {
  const envelope = sealEnvelope({ symKey, text })
  for (const spelled of [
    bytesOf(envelope).toString('base64url'),
    envelope.replace(/=+$/, ''),
    envelope,
  ]) {
    expect(openEnvelope({ symKey, envelope: spelled })).toEqual({ text, symKey })
  }
})

const forged = (change: (bytes: Buffer) => Buffer) =>
  change(bytesOf(sealEnvelope({ symKey, text }))).toString('base64')

test.each([
  ['of another key', sealEnvelope({ symKey: '22'.repeat(32), text }), 'wrong_key'],
  [
    'for a private key',
    sealEnvelope({ symKey, text, senderPublicKey: wallet.publicKey }),
    'wrong_key',
  ],
  ['with a changed nonce', forged((bytes) => bytes.fill(7, 1, 2)), 'wrong_key'],
  [
    'with a changed box',
    forged((bytes) => bytes.fill((bytes.at(-1) ?? 0) ^ 1, bytes.length - 1)),
    'wrong_key',
  ],
  ['that is cut off', forged((bytes) => bytes.subarray(0, 28)), 'malformed'],
  ['that is empty', '', 'malformed'],
  ['that is no base64', '!!!!', 'malformed'],
  ['of a length that base64 does not have', 'A', 'malformed'],
  ['in clear', Buffer.from('\u0002{"id":1}').toString('base64'), 'clear'],
  ['of type 3', forged((bytes) => bytes.fill(3, 0, 1)), 'type_unknown'],
  ['of megabytes', 'A'.repeat(envelopeMax + 1), 'too_large'],
])('an envelope %s stays closed', (_, envelope, fault) => {
  expect(openEnvelope({ symKey, envelope })).toEqual({ fault })
})

test('an envelope from a key with a public result stays closed', () => {
  const envelope = sealEnvelope({ symKey, text, senderPublicKey: '00'.repeat(32) })
  expect(openEnvelope({ privateKey: page.privateKey, envelope })).toEqual({ fault: 'wrong_key' })
})

test('type 0 does not open with a private key', () => {
  expect(
    openEnvelope({ privateKey: page.privateKey, envelope: sealEnvelope({ symKey: shared, text }) }),
  ).toEqual({
    fault: 'wrong_key',
  })
})

test('a box that holds no UTF-8 stays closed', async () => {
  const { createCipheriv } = await import('node:crypto')
  const iv = Buffer.alloc(12, 5)
  const cipher = createCipheriv('chacha20-poly1305', Buffer.from(symKey, 'hex'), iv, {
    authTagLength: 16,
  })
  const box = Buffer.concat([cipher.update(Buffer.from([0xff, 0xfe])), cipher.final()])
  const envelope = Buffer.concat([Buffer.from([0]), iv, box, cipher.getAuthTag()])
  expect(openEnvelope({ symKey, envelope: envelope.toString('base64') })).toEqual({
    fault: 'wrong_key',
  })
})

test('nothing that is forged opens, and nothing makes it throw', () => {
  const sealed = sealEnvelope({ symKey, text })
  const changed = fc
    .tuple(fc.nat(bytesOf(sealed).length - 1), fc.integer({ min: 1, max: 255 }))
    .map(([at, by]) => {
      const bytes = bytesOf(sealed)
      bytes[at] = (bytes[at] ?? 0) ^ by
      return bytes.toString('base64')
    })
  const bytes = fc.uint8Array({ maxLength: 200 }).map((one) => Buffer.from(one).toString('base64'))
  fc.assert(
    fc.property(fc.oneof(changed, bytes, fc.string({ unit: 'binary' })), (envelope) => {
      expect(openEnvelope({ symKey, envelope })).toHaveProperty('fault')
      expect(openEnvelope({ privateKey: page.privateKey, envelope })).toHaveProperty('fault')
    }),
    { numRuns: 500 },
  )
})
