import * as v from 'valibot'

/** Where a service of others is reached: no query, which calls write themselves, and no password, which logs would show. */
export const ServiceUrl = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s?#@]+$/i))
