/** Counts requests by minute. */
export type RateLimiter = {
  /** Counts one more for this key and gives the count of the minute so far, this one included. */
  hit(key: string, minute: number): Promise<number>
}
