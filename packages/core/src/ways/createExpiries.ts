/** More than wait at once. */
const expiriesMax = 99

/** The heights at which transactions that were sent expire, by their ids; those sent last are kept. */
export function createExpiries() {
  const expiries = new Map<string, bigint>()
  return {
    get: (hash: string) => expiries.get(hash),
    set(hash: string, expiry: bigint | undefined) {
      if (expiry === undefined) return
      expiries.set(hash, expiry)
      const [oldest] = expiries.keys()
      if (expiries.size > expiriesMax && oldest !== undefined) expiries.delete(oldest)
    },
  }
}
