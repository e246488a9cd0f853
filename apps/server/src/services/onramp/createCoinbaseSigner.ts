import { randomBytes } from 'node:crypto'
import { SignJWT } from 'jose'
import type { CoinbaseSettings } from '../../config/onrampSettings.js'
import { readCoinbaseKey } from '../../config/readCoinbaseKey.js'

/** What the platform takes at most. */
const tokenSeconds = 120

/** Makes what signs one call of Coinbase's developer platform: a token for its method, host and path alone. */
export function createCoinbaseSigner(
  { keyId, secret }: Pick<CoinbaseSettings, 'keyId' | 'secret'>,
  now: () => number,
): (method: string, address: string) => Promise<string> {
  const read = readCoinbaseKey(secret)
  if (!read) throw new Error('the secret of coinbase is not a key')
  const { key, alg } = read
  return (method, address) => {
    const seconds = Math.floor(now() / 1_000)
    return new SignJWT({ uris: [`${method} ${address}`] })
      .setProtectedHeader({ alg, kid: keyId, typ: 'JWT', nonce: randomBytes(16).toString('hex') })
      .setIssuer('cdp')
      .setSubject(keyId)
      .setNotBefore(seconds)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + tokenSeconds)
      .sign(key)
  }
}
