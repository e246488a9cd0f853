/** Tells a prepared answer from one that is still to be checked and written. */
const prepared = Symbol('prepared')

/** An answer that was checked and written once, and is sent as it is from then on. */
export type PreparedAnswer = {
  readonly [prepared]: true
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The same, packed with gzip. */
  readonly packed: Uint8Array<ArrayBuffer>
  /** Weak: it names the answer, packed or not. */
  readonly etag: string
}

export function toPreparedAnswer(parts: Omit<PreparedAnswer, typeof prepared>): PreparedAnswer {
  return { ...parts, [prepared]: true }
}

export function isPreparedAnswer(answer: unknown): answer is PreparedAnswer {
  return typeof answer === 'object' && answer !== null && prepared in answer
}
