/** Tells a prepared answer from one that is still to be checked and written. */
const prepared = Symbol('prepared')

/** An answer that was checked and written once, and is sent as it is from then on, in whichever of its forms a client takes. */
export type PreparedAnswer = {
  readonly [prepared]: true
  /** Weak: it names the answer, packed or not. */
  readonly etag: string
  readonly plain: PreparedAnswer.Form
  /** The same, packed with gzip. */
  readonly packed: PreparedAnswer.Form
  /** Nothing but its name, for a client that has it. */
  readonly named: PreparedAnswer.Form
}

export declare namespace PreparedAnswer {
  type Form = {
    readonly status: number
    readonly headers: Readonly<Record<string, string>>
    readonly body: Uint8Array<ArrayBuffer> | null
  }
  type Parts = {
    readonly bytes: Uint8Array<ArrayBuffer>
    readonly packed: Uint8Array<ArrayBuffer>
    readonly etag: string
  }
}

export function toPreparedAnswer({ bytes, packed, etag }: PreparedAnswer.Parts): PreparedAnswer {
  // Asked for again each time: whether a page is served may change, though the answer does not.
  const headers = { 'cache-control': 'no-cache', etag, vary: 'Origin, Accept-Encoding' }
  const typed = { ...headers, 'content-type': 'application/json' }
  return {
    [prepared]: true,
    etag,
    plain: { status: 200, headers: typed, body: bytes },
    packed: { status: 200, headers: { ...typed, 'content-encoding': 'gzip' }, body: packed },
    named: { status: 304, headers, body: null },
  }
}

export function isPreparedAnswer(answer: unknown): answer is PreparedAnswer {
  return typeof answer === 'object' && answer !== null && prepared in answer
}
