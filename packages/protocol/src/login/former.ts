import * as v from 'valibot'
import { endpoint } from '../api/endpoint.js'
import { ProjectId, text } from '../api/fields.js'
import { formerSetsMax } from '../catalogue/limits.js'
import { Digest, proofHeaders, RandomId, ShareBytes, Tier } from './fields.js'
import { noSessionErrors } from './refusals.js'

/*
 * Sets that others took the place of, for a wallet that the one in use does not open. Keeper and guard keep their shares of them for a
 * while. Each gives one to who shows that they have another share of the same set: neither a session nor a browser that was let in is
 * enough, nor both with a share that a lost browser kept.
 */

export const readKeeperFormer = endpoint({
  method: 'POST',
  path: '/login/shares/former',
  summary:
    'The sets that were in use in the last 30 days, for a wallet that the one in use does not open, the newest first. The keeper’s share of one is given to who shows a token of its recovery share.',
  projectId: 'body',
  input: {
    headers: proofHeaders,
    body: v.strictObject({
      projectId: ProjectId,
      /** The set that is wanted. */
      setId: v.optional(RandomId),
      /** A token of its recovery share. */
      token: v.optional(Digest),
    }),
  },
  output: v.object({
    former: v.pipe(
      v.array(
        v.object({
          setId: RandomId,
          tier: Tier,
          recovery: v.nullish(text(8_192)),
          /** Of the set that is wanted: a token of the keeper’s share, which the guard asks for. */
          token: v.optional(Digest),
          /** When it is removed, milliseconds since 1970. */
          until: v.number(),
          /** Of the set that is wanted, for its token. */
          share: v.optional(ShareBytes),
        }),
      ),
      v.maxLength(formerSetsMax),
    ),
  }),
  errors: { ...noSessionErrors, 403: 'The token is of no such set (`token_wrong`).' },
})

export const readGuardFormer = endpoint({
  method: 'POST',
  path: '/guard/former',
  summary:
    'Gives the share of a set that was in use in the last 30 days to a browser that was let in and shows the keeper’s token of it.',
  projectId: 'none',
  input: {
    headers: { dpop: proofHeaders.dpop },
    body: v.strictObject({ walletId: RandomId, setId: RandomId, token: Digest }),
  },
  output: v.object({ share: ShareBytes }),
  errors: {
    403: 'This browser was not let in, or the token is of no such set (`token_wrong`).',
    404: 'The guard has no such wallet.',
  },
})
