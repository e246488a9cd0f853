/** What sets timers. A test passes its own; without one, the platform's are used. */
export type Timers = {
  /** Runs once after `ms` milliseconds, unless the returned function is called before. */
  after(ms: number, run: () => void): () => void
}
