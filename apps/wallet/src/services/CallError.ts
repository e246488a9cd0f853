/** What keeper or guard refused, or that it could not be asked (`server_unreachable`, status 0). */
export class CallError extends Error {
  override readonly name = 'CallError'
  /** The server's word for it. */
  readonly code: string
  readonly status: number
  /** When the next try makes sense, if the server says. */
  readonly retryAfterSeconds: number | undefined

  constructor(code: string, { message, status, retryAfterSeconds, cause }: CallError.Options) {
    super(message, { cause })
    this.code = code
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export declare namespace CallError {
  type Options = {
    message: string
    status: number
    retryAfterSeconds?: number | undefined
    cause?: unknown
  }
}
