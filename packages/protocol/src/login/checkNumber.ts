import * as v from 'valibot'

/**
 * A short number that a service draws when a browser begins to ask, and tells that browser alone. The page that asks shows it, and so does
 * the page or mail where the person says yes: whoever sees another one was sent there by somebody else.
 */
export const CheckNumber = v.pipe(v.string(), v.regex(/^\d{3}$/, 'Expected three digits'))
