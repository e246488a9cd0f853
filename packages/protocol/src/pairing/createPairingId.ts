/**
 * The id of a call between two peers: microseconds since 1970, of which the last three digits are random. It
 * orders the calls of a session, so give the last one as `after` where several are made.
 *
 * @param now milliseconds since 1970
 */
export function createPairingId(now: number, after = 0): number {
  const [random = 0] = crypto.getRandomValues(new Uint16Array(1))
  return Math.max(Math.floor(now) * 1_000 + (random % 1_000), after + 1)
}
