import { CodedError } from './CodedError.js'
import { type ErrorCode, type ErrorData, errors } from './catalogue/errors.js'
import { codeOf } from './codeOf.js'

type Options<code extends ErrorCode> = { data: ErrorData<code>; cause?: unknown }

/** The options may be left out when the text of the error needs no data. */
type Rest<code extends ErrorCode> =
  undefined extends ErrorData<code> ? [options?: Partial<Options<code>>] : [options: Options<code>]

/**
 * The one error class. The code is its identity, because a class does not survive `postMessage` or
 * JSON: compare with `FoyerError.is(error, 'http_status')`, which narrows `data` too, and never with
 * `instanceof`.
 */
export class FoyerError<code extends ErrorCode = ErrorCode> extends CodedError<
  code,
  ErrorData<code>
> {
  constructor(code: code, ...[options = {}]: Rest<code>) {
    const text: string | ((data: never) => string) = errors[code]
    const data = options.data as ErrorData<code>
    super(code, typeof text === 'string' ? text : text(data as never), { ...options, data })
  }

  /** Whether this is an error of ours, of the given code if there is one, also after JSON. */
  static is<code extends ErrorCode = ErrorCode>(value: unknown, code?: code): value is Known<code> {
    const found = codeOf(value)
    if (found === undefined || (code !== undefined && found !== code)) return false
    if (!Object.hasOwn(errors, found)) return false
    // What crossed a window may claim a code without the data that readers of that code rely on.
    const { data } = value as { data?: unknown }
    const needsData = typeof errors[found as ErrorCode] === 'function'
    return !needsData || (typeof data === 'object' && data !== null)
  }
}

/** A union over the codes, so that comparing `code` narrows `data`. */
type Known<code extends ErrorCode> = code extends ErrorCode ? FoyerError<code> : never
