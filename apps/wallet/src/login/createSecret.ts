import { base64urlnopad } from '@scure/base'

/** 256 random bits and their SHA-256: the bits prove the party that started. */
export async function createSecret() {
  const secret = base64urlnopad.encode(crypto.getRandomValues(new Uint8Array(32)))
  return { secret, hash: await hashText(secret) }
}

/** The SHA-256 of a text, as text. */
export async function hashText(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return base64urlnopad.encode(new Uint8Array(digest))
}
