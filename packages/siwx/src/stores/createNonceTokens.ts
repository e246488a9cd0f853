import type { SiwxTexts } from '@foyer/protocol/siwx'

/** More than the texts that are prepared in ten minutes. */
const noncesMax = 20
const key = 'nonces'

type Entries = readonly (readonly [nonce: string, token: string])[]

/**
 * What shows that a nonce is this browser's, by the nonce. Kept in the browser's storage: a text may be with the wallet while the page is loaded anew. It is
 * good for ten minutes, for one sign-in, and opens nothing without a signature.
 */
export function createNonceTokens(storage: SiwxTexts) {
  const keep = (entries: Entries) => {
    if (entries.length === 0) storage.remove(key)
    else storage.set(key, JSON.stringify(entries.slice(-noncesMax)))
  }
  return {
    put(nonce: string, token: string) {
      keep([...read(storage), [nonce, token]])
    },
    /** Once. */
    take(nonce: string): string | undefined {
      const entries = read(storage)
      keep(entries.filter(([one]) => one !== nonce))
      return entries.find(([one]) => one === nonce)?.[1]
    },
  }
}

function read(storage: SiwxTexts): Entries {
  try {
    const found: unknown = JSON.parse(storage.get(key) ?? '[]')
    return Array.isArray(found) ? found.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(value: unknown): value is Entries[number] {
  return Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string')
}
