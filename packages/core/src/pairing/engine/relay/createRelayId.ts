let last = 0

/** The id of a call to the relay: 19 digits, as relays expect. None twice in a page. */
export function createRelayId(now: number): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  last = (last + 1 + (random % 1_000)) % 1_000_000
  return `${now}${String(last).padStart(6, '0')}`
}
