import { x25519 as known } from '@noble/curves/ed25519'
import { bytesToHex } from '@noble/hashes/utils'
import { expect, test } from 'vitest'
import { x25519 } from './x25519.js'

test('the example of RFC 7748, section 6.1', () => {
  const privateKey = '77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a'
  const publicKey = '8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a'
  expect(bytesToHex(x25519.getPublicKey(privateKey))).toBe(publicKey)
})

test('any keys agree with the library’s own', () => {
  for (let round = 0; round < 20; round += 1) {
    const [one, other] = [0, 1].map(() => crypto.getRandomValues(new Uint8Array(32)))
    if (!one || !other) continue
    const publicKey = x25519.getPublicKey(other)
    expect(publicKey).toEqual(known.getPublicKey(other))
    expect(x25519.getSharedSecret(one, publicKey)).toEqual(known.getSharedSecret(one, publicKey))
  }
})

test('a point of small order shares no secret', () => {
  const one = crypto.getRandomValues(new Uint8Array(32))
  expect(() => x25519.getSharedSecret(one, new Uint8Array(32))).toThrow()
})
