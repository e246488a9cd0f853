import { base64urlnopad } from '@scure/base'

/** 256 random bits and their SHA-256: who has the bits is who started. */
export async function createSecret() {
  const secret = base64urlnopad.encode(crypto.getRandomValues(new Uint8Array(32)))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
  return { secret, hash: base64urlnopad.encode(new Uint8Array(digest)) }
}
