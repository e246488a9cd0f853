import * as v from 'valibot'
import { signInTokenMax } from '../catalogue/limits.js'
import { text } from './fields.js'

/** The two ways to bring a token: alone, or with a proof of the key that it is bound to (RFC 9449). */
const Authorization = v.pipe(text(signInTokenMax), v.regex(/^(Bearer|DPoP) [\w.-]+$/))
export const Proof = v.optional(text(signInTokenMax))

/** Without a token the session is that of the cookie, where the page has one. */
export const bearer = { authorization: v.optional(Authorization), dpop: Proof }
