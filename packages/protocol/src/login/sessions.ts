import * as v from 'valibot'
import { endpoint } from '../api/endpoint.js'
import { ProjectId, text } from '../api/fields.js'
import { Digest, emptyAnswer, proofHeaders, RandomId } from './fields.js'
import { noSessionErrors } from './refusals.js'

/* Where a user is logged in, and the calls that end it: of the wallet's frame to the keeper. */

const headers = proofHeaders

export const readLog = endpoint({
  method: 'POST',
  path: '/login/log',
  summary: 'What happened to the account, the latest first, and the browsers that are logged in.',
  projectId: 'body',
  input: { headers, body: v.strictObject({ projectId: ProjectId }) },
  output: v.object({
    entries: v.pipe(
      v.array(
        v.object({
          at: v.number(),
          what: v.picklist([
            'login',
            'logout',
            'new_device',
            'wallet_made',
            'recovered',
            'brought_back',
            'tier_changed',
            'guarded_again',
            'ways_changed',
            'email_changed',
            'email_restored',
            'step_up',
            'exported',
            'session_revoked',
            'others_revoked',
            'passkey_lost',
            'passkey_ended',
            'passkey_kept',
          ]),
          origin: v.nullish(text(256)),
          browser: v.nullish(text(256)),
        }),
      ),
      v.maxLength(200),
    ),
    sessions: v.pipe(
      v.array(
        v.object({
          id: RandomId,
          since: v.number(),
          lastUsed: v.number(),
          browser: v.nullish(text(256)),
          origin: v.nullish(text(256)),
          /** The thumbprint of its browser's key, for the guard to send it away, too. */
          key: Digest,
          isThis: v.boolean(),
          /** It is of this browser, for this page or another. */
          isHere: v.optional(v.boolean()),
        }),
      ),
      v.maxLength(100),
    ),
  }),
  errors: noSessionErrors,
})

/** May be said again. */
export const logOutBrowser = endpoint({
  method: 'POST',
  path: '/login/sessions/revoke',
  summary: 'Logs another browser out.',
  projectId: 'body',
  input: { headers, body: v.strictObject({ projectId: ProjectId, id: RandomId }) },
  output: emptyAnswer,
  errors: noSessionErrors,
})

/** This one's earlier sessions in the project end, too; what other projects have in this browser stays. */
export const logOutOthers = endpoint({
  method: 'POST',
  path: '/login/sessions/revoke-others',
  summary: 'Logs every other browser out.',
  projectId: 'body',
  input: { headers, body: v.strictObject({ projectId: ProjectId }) },
  output: emptyAnswer,
  errors: noSessionErrors,
})
