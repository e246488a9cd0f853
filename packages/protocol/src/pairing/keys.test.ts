import { createHash, createPrivateKey, createPublicKey, diffieHellman, hkdfSync } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  createKeyPair,
  createPairingId,
  deriveSymKey,
  hashOf,
  topicOf,
} from '../exports/pairing.js'

const base64url = (hex: string) => Buffer.from(hex, 'hex').toString('base64url')

/** The same by Node's own cryptography. */
function derivedByNode(own: ReturnType<typeof createKeyPair>, peerPublicKey: string): string {
  const jwk = (x: string) => ({ kty: 'OKP', crv: 'X25519', x: base64url(x) })
  const shared = diffieHellman({
    privateKey: createPrivateKey({
      key: { ...jwk(own.publicKey), d: base64url(own.privateKey) },
      format: 'jwk',
    }),
    publicKey: createPublicKey({ key: jwk(peerPublicKey), format: 'jwk' }),
  })
  return Buffer.from(hkdfSync('sha256', shared, '', '', 32)).toString('hex')
}

test('a known pair of peers derives the known key', () => {
  const privateKey = '1fb63fca5c6ac731246f2f069d3bc2454345d5208254aa8ea7bffc6d110c8862'
  const peer = '590c2c627be7af08597091ff80dd41f7fa28acd10ef7191d7e830e116d3a186a'
  const key = '0653ca620c7b4990392e1c53c4a51c14a2840cd20f0f1524cf435b17b6fe988c'
  expect(deriveSymKey(privateKey, peer)).toBe(key)
  expect(topicOf(key)).toBe(createHash('sha256').update(Buffer.from(key, 'hex')).digest('hex'))
})

test('both peers derive the same key, which is X25519 and HKDF-SHA256', () => {
  for (let round = 0; round < 5; round += 1) {
    const [page, wallet] = [createKeyPair(), createKeyPair()]
    const key = deriveSymKey(page.privateKey, wallet.publicKey)
    expect(key).toBe(deriveSymKey(wallet.privateKey, page.publicKey))
    expect(key).toBe(derivedByNode(page, wallet.publicKey))
  }
})

test.each([
  ['of all zeros', '00'.repeat(32)],
  ['of small order', `01${'00'.repeat(31)}`],
  ['that is too short', 'ab'],
  ['that is no hex', 'zz'.repeat(32)],
  ['that is nothing', ''],
])('a public key %s gives no key', (_, peer) => {
  expect(deriveSymKey(createKeyPair().privateKey, peer)).toBeUndefined()
})

test('a text is hashed in UTF-8', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(hashOf(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
    }),
  )
})

test('ids say when they were made, never repeat after each other and fit into a number', () => {
  const now = 1_763_730_000_123
  expect(Math.floor(createPairingId(now) / 1_000)).toBe(now)
  let last = 0
  for (let round = 0; round < 3_000; round += 1) {
    const id = createPairingId(now, last)
    expect(id).toBeGreaterThan(last)
    last = id
  }
  expect(Number.isSafeInteger(createPairingId(Date.UTC(2200, 0)))).toBe(true)
})
