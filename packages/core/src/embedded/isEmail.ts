import * as v from 'valibot'

const Email = v.pipe(v.string(), v.maxLength(254), v.email())

/** Whether this has the shape of an e-mail address. */
export function isEmail(text: string): boolean {
  return v.is(Email, text)
}
