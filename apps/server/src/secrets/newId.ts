import { randomBytes } from 'node:crypto'

/** 128 random bits, as the contract writes ids. */
export function newId(): string {
  return randomBytes(16).toString('base64url')
}
