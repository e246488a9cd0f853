import * as v from 'valibot'

/**
 * A short number that a service draws when a browser begins a request, and tells that browser alone. The page shows it, and so does the
 * page or mail where the user confirms: a user who sees another number there came by another party's link.
 */
export const CheckNumber = v.pipe(v.string(), v.regex(/^\d{3}$/, 'Expected three digits'))
