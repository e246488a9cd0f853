/** The name that all errors of ours carry, whichever table their text comes from. */
export const errorName = 'FoyerError'

/**
 * What every error of ours is: a code, its text and its data. The text is given, so that what runs before
 * anything else need not bring the texts of the whole product along; `FoyerError` finds it by the code.
 */
export class CodedError<code extends string, data> extends Error {
  override readonly name = errorName
  readonly code: code
  readonly data: data
  /** The anchor of this code on the page of all errors. */
  readonly docs: string

  constructor(code: code, text: string, { data, cause }: { data: data; cause?: unknown }) {
    super(text, cause === undefined ? undefined : { cause })
    this.code = code
    this.data = data
    this.docs = `#${code}`
  }

  /** What may cross a window or a socket: never the cause or the stack, which are the page's own. */
  toJSON() {
    const { name, code, message, data, docs } = this
    return { name, code, message, data, docs }
  }
}
