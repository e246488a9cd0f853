import { createHash } from 'node:crypto'

/** What is stored of a secret, to recognise it. A plain hash is enough, because the secret is random. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
