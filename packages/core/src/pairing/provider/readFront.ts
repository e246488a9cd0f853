/** The account that a wallet puts in front by `accountsChanged`: the first of a list, as an address or CAIP-10. */
export function readFront(data: unknown): string | undefined {
  const first: unknown = Array.isArray(data) ? data[0] : undefined
  return typeof first === 'string' ? first.split(':').at(-1) : undefined
}
