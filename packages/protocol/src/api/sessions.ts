import * as v from 'valibot'
import { sessionsMax, signatureMax } from '../catalogue/limits.js'
import { endpoint } from './endpoint.js'
import { AccountId, Hex, Text, text, Word } from './fields.js'
import { Link } from './links.js'

const Moment = v.nullish(v.pipe(v.number(), v.finite()))

/** A permission that an account gave to an app for a while. */
export const SmartSession = v.object({
  /** By this the session is revoked. */
  pci: Text,
  project: v.nullish(
    v.object({
      id: v.nullish(Text),
      name: v.nullish(Text),
      url: v.nullish(Link),
      iconUrl: v.nullish(Link),
    }),
  ),
  /** Times in milliseconds since 1970. */
  createdAt: Moment,
  expiration: Moment,
  revokedAt: Moment,
  permissions: v.nullish(
    v.pipe(
      v.array(v.object({ type: Word, data: v.optional(v.unknown()) })),
      v.maxLength(sessionsMax),
    ),
  ),
})
export type SmartSession = v.InferOutput<typeof SmartSession>

export const getSessions = endpoint({
  method: 'GET',
  path: '/v1/sessions/:address',
  summary: 'Lists the permissions that an account gave to apps.',
  input: { params: { address: AccountId } },
  output: v.pipe(v.array(SmartSession), v.maxLength(sessionsMax)),
})

export const revokeSession = endpoint({
  method: 'POST',
  path: '/v1/sessions/:address/revoke',
  summary: 'Takes a permission back; signed by the account that gave it.',
  input: {
    params: { address: AccountId },
    body: v.strictObject({
      pci: v.pipe(Text, v.minLength(1)),
      signature: v.pipe(text(signatureMax), Hex),
    }),
  },
  output: v.object({ success: v.nullish(v.boolean()) }),
})
