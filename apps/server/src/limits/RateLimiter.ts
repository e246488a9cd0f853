/** Counts requests by minute. */
export type RateLimiter = {
  /** Counts one more for each key and gives their counts of the minute so far, this one included. */
  hit(keys: readonly string[], minute: number): Promise<readonly number[]>
  close(): Promise<void>
}

/** Adds to the counts of a minute and gives what they are then, key by key, in the same order. */
export type Count = (
  hits: ReadonlyMap<string, number>,
  minute: number,
) => Promise<readonly number[]>
