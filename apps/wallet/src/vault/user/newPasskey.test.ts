import { expect, test } from 'vitest'
import { newPasskey, passkeyTimeoutMs } from './newPasskey.js'

test('a passkey is asked for that asks who is there each time, with algorithms that are checked here', () => {
  const asked = newPasskey('Ada')
  expect(asked).toEqual({
    challenge: expect.any(Uint8Array),
    rp: { name: 'Wallet' },
    user: { id: expect.any(Uint8Array), name: 'Ada', displayName: 'Ada' },
    pubKeyCredParams: [
      { type: 'public-key', alg: -7 },
      { type: 'public-key', alg: -257 },
    ],
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    timeout: passkeyTimeoutMs,
  })
  expect([asked.challenge.length, asked.user.id.length]).toEqual([32, 16])
})

test('no two passkeys are asked for with the same challenge, or for the same handle', () => {
  const [one, other] = [newPasskey('Ada'), newPasskey('Ada')]
  expect(one.challenge).not.toEqual(other.challenge)
  expect(one.user.id).not.toEqual(other.user.id)
})
