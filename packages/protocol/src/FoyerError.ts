import { type ErrorCode, type ErrorData, errors } from './catalogue/errors.js'

type Options<code extends ErrorCode> = { data: ErrorData<code>; cause?: unknown }

/** The options may be left out when the text of the error needs no data. */
type Rest<code extends ErrorCode> =
  undefined extends ErrorData<code> ? [options?: Partial<Options<code>>] : [options: Options<code>]

const errorName = 'FoyerError'

/**
 * The one error class. The code is its identity, because a class does not survive `postMessage` or
 * JSON: compare with `FoyerError.is(error, 'http_status')`, which narrows `data` too, and never with
 * `instanceof`.
 */
export class FoyerError<code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = errorName
  readonly code: code
  readonly data: ErrorData<code>
  /** The anchor of this code on the page of all errors. */
  readonly docs: string

  constructor(code: code, ...[options = {}]: Rest<code>) {
    const text: string | ((data: never) => string) = errors[code]
    super(typeof text === 'string' ? text : text(options.data as never), options)
    this.code = code
    this.data = options.data as ErrorData<code>
    this.docs = `#${code}`
  }

  /** What may cross a window or a socket: never the cause or the stack, which are the page's own. */
  toJSON() {
    const { name, code, message, data, docs } = this
    return { name, code, message, data, docs }
  }

  /** Whether this is an error of ours, of the given code if there is one, also after JSON. */
  static is<code extends ErrorCode = ErrorCode>(value: unknown, code?: code): value is Known<code> {
    if (typeof value !== 'object' || value === null) return false
    const error = value as { name?: unknown; code?: unknown; data?: unknown }
    if (error.name !== errorName || typeof error.code !== 'string') return false
    if (code !== undefined && error.code !== code) return false
    if (!Object.hasOwn(errors, error.code)) return false
    // What crossed a window may claim a code without the data that readers of that code rely on.
    const needsData = typeof errors[error.code as ErrorCode] === 'function'
    return !needsData || (typeof error.data === 'object' && error.data !== null)
  }
}

/** A union over the codes, so that comparing `code` narrows `data`. */
type Known<code extends ErrorCode> = code extends ErrorCode ? FoyerError<code> : never
