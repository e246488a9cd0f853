import { randomBytes } from 'node:crypto'

/** 256 random bits that open something. Only their hash is stored. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}
