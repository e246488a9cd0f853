/** A refusal as the contract knows it: a status, a name for programs and a sentence for people. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: HttpStatus
  readonly reason: string
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: HttpStatus,
    reason: string,
    description: string,
    headers: Readonly<Record<string, string>> = {},
    /** The cause, for the operator alone: it is logged, and no answer contains it. */
    options: { cause?: Error } = {},
  ) {
    super(description, options)
    this.status = status
    this.reason = reason
    this.headers = headers
  }
}

export type HttpStatus = 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500 | 501 | 502 | 503
