import * as v from 'valibot'
import { endpoint } from '../api/endpoint.js'
import { CheckNumber } from './CheckNumber.js'
import { LoginEmail, LoginIdentity, proofHeaders, RequestingOrigin } from './fields.js'

/* What the guard knows and believes by itself. A keeper that could name the identity could give the user a wallet whose key it has. */

const headers = { dpop: proofHeaders.dpop }

/** The login, as the user's own browser knows it: what the guard goes by, and never the keeper's word. */
export const Named = v.pick(LoginIdentity, ['issuer', 'subject', 'provider'])

/** What the guard knows of a wallet by itself, for the user to compare with what they remember. Times in milliseconds since 1970. */
export const GuardFacts = v.object({
  madeAt: v.number(),
  /** How many browsers were let in, with the one that made it. */
  browsers: v.number(),
  /** When one of them was here last. */
  lastAt: v.number(),
  /** Whether its login was ever proved to the guard: one from before proofs were required could be any user's. */
  isProved: v.boolean(),
})
export type GuardFacts = v.InferOutput<typeof GuardFacts>

export const proveToGuard = endpoint({
  method: 'POST',
  path: '/guard/prove',
  summary:
    'Shows that this browser’s user reads an e-mail address, by a mail with a link: before a first share is kept that will be asked for there. Said again it tells how far that is.',
  projectId: 'none',
  input: {
    headers,
    body: v.strictObject({
      email: LoginEmail,
      origin: RequestingOrigin,
      /** Mails again although one is on its way. */
      resend: v.optional(v.boolean()),
    }),
  },
  output: v.object({
    state: v.picklist(['allowed', 'waiting', 'refused']),
    /** The mail and its page show the same one. */
    number: v.optional(CheckNumber),
  }),
  errors: { 429: 'Too many mails. `Retry-After` says when.' },
})
