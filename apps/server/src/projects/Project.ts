import { isOriginPattern, toOriginPattern } from '@foyer/protocol'
import { RemoteFeature } from '@foyer/protocol/api'
import * as v from 'valibot'

const perMinute = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** A project as the database keeps it, and the admin command line takes it. */
export const Project = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'must be 1 to 64 letters, digits, - and _')),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
  allowedOrigins: v.pipe(
    v.array(
      v.pipe(
        v.string(),
        // The address of a page is taken for its origin.
        v.transform((text) => toOriginPattern(text) ?? text),
        v.check(isOriginPattern, 'must be like https://a.b, http://a:* or https://*.b'),
      ),
    ),
    v.maxLength(200),
  ),
  features: v.pipe(v.array(RemoteFeature), v.maxLength(50)),
  quotas: v.object({
    requestsPerMinute: v.optional(perMinute),
    /** Calls of chains, which are requests as well. */
    callsPerMinute: v.optional(perMinute),
  }),
  analytics: v.boolean(),
})

export type Project = v.InferOutput<typeof Project>
