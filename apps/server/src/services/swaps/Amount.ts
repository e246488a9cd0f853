import * as v from 'valibot'

/** An amount as a text of digits. A number is none: it may have been rounded. */
export const Amount = v.pipe(
  v.string(),
  v.regex(/^\d{1,78}$/),
  v.transform((text) => BigInt(text)),
)
