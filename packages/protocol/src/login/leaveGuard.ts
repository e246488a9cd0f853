import * as v from 'valibot'
import { endpoint } from '../api/endpoint.js'
import { Digest, emptyAnswer, proofHeaders, RandomId } from './fields.js'

export const leaveGuard = endpoint({
  method: 'POST',
  path: '/guard/leave',
  summary:
    'This browser is logged out: it is let in nowhere any more, and what it asked and proved here counts for nothing. With `other` it sends another browser away, with `others` every other one of a wallet. May be said again.',
  projectId: 'none',
  input: {
    headers: { dpop: proofHeaders.dpop },
    body: v.strictObject({
      /** Another browser of a wallet that this one is let into, by the thumbprint of its key. */
      other: v.optional(v.strictObject({ walletId: RandomId, browser: Digest })),
      /** All browsers but this one, of a wallet that it is let into. */
      others: v.optional(v.strictObject({ walletId: RandomId })),
    }),
  },
  output: emptyAnswer,
  errors: { 403: 'This browser was not let in.', 404: 'The guard has no such wallet.' },
})
