import { createPrivateKey, type KeyObject } from 'node:crypto'

/**
 * The secret key of Coinbase's developer platform as it is shown there: 64 bytes of Ed25519 in base64, or PEM of a key on P-256. `undefined` for
 * anything else.
 */
export function readCoinbaseKey(
  text: string,
): { readonly key: KeyObject; readonly alg: 'EdDSA' | 'ES256' } | undefined {
  try {
    if (!text.includes('-----')) return { key: readEd25519(text), alg: 'EdDSA' }
    const key = createPrivateKey(text)
    const isP256 = key.asymmetricKeyDetails?.namedCurve === 'prime256v1'
    return isP256 ? { key, alg: 'ES256' } : undefined
  } catch {
    return undefined
  }
}

/** The seed and the public key, one after the other. @throws where they are not of one key */
function readEd25519(text: string): KeyObject {
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length !== 64) throw new Error('not 64 bytes')
  const [d = '', x = ''] = [bytes.subarray(0, 32), bytes.subarray(32)].map((part) =>
    part.toString('base64url'),
  )
  return createPrivateKey({ key: { kty: 'OKP', crv: 'Ed25519', d, x }, format: 'jwk' })
}
