import * as v from 'valibot'
import { signInTokenMax } from '../catalogue/limits.js'
import { Text, text } from './fields.js'

/** What opens or names a session. */
export const SignInSecret = v.pipe(Text, v.regex(/^[\w-]{20,}$/, 'Expected a secret'))
/** Milliseconds since 1970. */
export const SignInMoment = v.pipe(v.number(), v.safeInteger())

/** What opens a session, and keeps it open. */
export const SignInTokens = v.object({
  /** A JWT (RFC 7519) for requests to this server and to the host's own. */
  token: text(signInTokenMax),
  /** Until when it is good, by the server's clock. */
  expiresAt: SignInMoment,
  /** What that clock says. */
  at: v.optional(SignInMoment),
  /** For the next token, once. */
  refresh: SignInSecret,
  /** The session that both are of, for the list of sessions. */
  session: SignInSecret,
})
export type SignInTokens = v.InferOutput<typeof SignInTokens>

/** A session that a cookie holds: the page gets nothing that opens it. */
export const SignInByCookie = v.object({
  byCookie: v.literal(true),
  /** Until when the session is good. */
  expiresAt: SignInMoment,
  session: SignInSecret,
})
export type SignInByCookie = v.InferOutput<typeof SignInByCookie>
