import { createHash, randomBytes } from 'node:crypto'

/** 128 random bits, as the contract writes ids. */
export function newId(): string {
  return randomBytes(16).toString('base64url')
}

/** 256 random bits that open something; only their hash is kept. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a secret: enough to know it again. It is random, so that a plain hash tells nothing. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
