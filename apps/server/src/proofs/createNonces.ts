import { createHmac } from 'node:crypto'
import { sameSecret } from '../secrets/sameSecret.js'

/** Signs of the server's own clock, for browsers whose clock is wrong. None is kept: they carry their time. */
export type Nonces = {
  issue(): string
  isFresh(nonce: string): boolean
}

const goodMs = 240_000

export function createNonces(secret: Uint8Array, now: () => number): Nonces {
  const sign = (time: string) => createHmac('sha256', secret).update(time).digest('base64url')
  return {
    issue() {
      const time = now().toString(36)
      return `${time}.${sign(time)}`
    },
    isFresh(nonce) {
      const [time = '', signature = ''] = nonce.split('.')
      const age = now() - Number.parseInt(time, 36)
      return age >= 0 && age <= goodMs && sameSecret(signature, sign(time))
    },
  }
}
