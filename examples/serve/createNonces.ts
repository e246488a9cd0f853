import { createNonce } from '@foyer/siwx/server'

/** Ten minutes. */
const lifeMs = 600_000
/** More than there are visitors in that time. */
const noncesMax = 10_000

/** Nonces in memory: each of one browser, for ten minutes, taken once. A backend of several processes keeps them in its database. */
export function createNonces(now: () => number) {
  const kept = new Map<string, { readonly visitor: string; readonly until: number }>()
  return {
    issue(visitor: string): string {
      const nonce = createNonce()
      kept.set(nonce, { visitor, until: now() + lifeMs })
      const [oldest] = kept.keys()
      if (kept.size > noncesMax && oldest !== undefined) kept.delete(oldest)
      return nonce
    },
    /** Whether it was given out to this browser, not long ago. It is used up by that, whatever becomes of the text. */
    take(visitor: string | undefined, nonce: string): boolean {
      const found = kept.get(nonce)
      if (!found || found.visitor !== visitor) return false
      kept.delete(nonce)
      return now() < found.until
    },
  }
}
