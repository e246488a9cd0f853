import * as v from 'valibot'
import { endpoint } from '../api/endpoint.js'
import { ProjectId, text } from '../api/fields.js'
import {
  Digest,
  emptyAnswer,
  HeldShare,
  OwnerProof,
  proofHeaders,
  RandomId,
  ShareBytes,
  Tier,
  WalletAddresses,
  WalletRecord,
} from './fields.js'
import { noSessionErrors } from './refusals.js'

/*
 * The calls of the wallet's frame to the keeper, on the wallet's own origin. Every call is a POST with a proof of the browser's key; those
 * without a session name the caller by that key alone.
 */

const headers = proofHeaders

/**
 * What a share is read for, as the wallet's own screens say it. The keeper gives the same share each time and cannot know what a program
 * does with it: `export` asks for a step-up and a day, so that the screens that show keys cannot be had at once, and for no more.
 */
const Purpose = v.picklist(['unlock', 'recover', 'export'])

export const readKeeperShares = endpoint({
  method: 'POST',
  path: '/login/shares/read',
  summary: 'Gives the keeper’s shares of the account’s wallet.',
  projectId: 'body',
  input: { headers, body: v.strictObject({ projectId: ProjectId, purpose: Purpose }) },
  output: v.object({
    wallet: v.nullish(WalletRecord),
    /**
     * Each with the tier of its set: that of the wallet is the tier of the one in use; and whether it was signed when it was put, as all
     * are but those from before.
     */
    shares: v.pipe(
      v.array(
        v.object({
          ...HeldShare.entries,
          tier: v.optional(Tier),
          isSigned: v.optional(v.boolean()),
        }),
      ),
      v.maxLength(2),
    ),
  }),
  errors: {
    ...noSessionErrors,
    403: 'This needs a step-up (`step_up_required`), or the browser is too new (`device_too_new`, with `Retry-After`).',
  },
})

export const putKeeperShare = endpoint({
  method: 'POST',
  path: '/login/shares/put',
  summary:
    'Keeps a share of a new set beside that in use. The first set that is promoted makes the wallet: until then another put may replace all of it. A wallet’s addresses never change.',
  projectId: 'body',
  input: {
    headers,
    body: v.strictObject({
      projectId: ProjectId,
      walletId: RandomId,
      setId: RandomId,
      share: ShareBytes,
      addresses: WalletAddresses,
      /** Of the new set, as `recovery` is: the wallet’s record keeps the old ones until the set is promoted. */
      tier: Tier,
      recovery: v.nullish(text(8_192)),
      /**
       * The set that was put and not promoted, as the caller read it; `null` when there was none. Replacing another would pull the
       * ground from under a browser that splits the key at the same time.
       */
      over: v.nullish(RandomId),
      /** The set in use, as the caller read it; `null` when there was none. */
      from: v.nullish(RandomId),
      /** By what the keeper knows a token of the recovery share, see `readKeeperFormer`. */
      mark: v.nullish(Digest),
      /** Of the deed `put`. */
      owner: OwnerProof,
    }),
  },
  output: v.object({ wallet: WalletRecord }),
  errors: {
    ...noSessionErrors,
    400: 'The keys of the addresses did not sign this (`signature_wrong`).',
    403: 'A change of tier, or of the ways by which the user opens their share, needs a step-up (`step_up_required`).',
    409: 'The account has another wallet (`wallet_exists`), or another set was put since it was read (`set_changed`).',
  },
})

export const promoteKeeperShare = endpoint({
  method: 'POST',
  path: '/login/shares/promote',
  summary:
    'The new set is complete: it is the one in use, and the one before is kept for 30 days, or removed where the tier or the ways changed. May be said again.',
  projectId: 'body',
  input: {
    headers,
    body: v.strictObject({
      projectId: ProjectId,
      setId: RandomId,
      /** Of the deed `promote`. */
      owner: OwnerProof,
    }),
  },
  output: emptyAnswer,
  errors: {
    ...noSessionErrors,
    400: 'The keys of the addresses did not sign this (`signature_wrong`).',
    404: 'No such set was put.',
  },
})

export const pepperPassphrase = endpoint({
  method: 'POST',
  path: '/login/shares/pepper',
  summary:
    'HMAC-SHA-256 of a value with a secret of the account, which need not have a wallet yet. Ten an hour: who has a copy of all that the user’s passphrase locks must still ask here for each guess.',
  projectId: 'body',
  input: { headers, body: v.strictObject({ projectId: ProjectId, value: Digest }) },
  output: v.object({ value: Digest }),
  errors: { ...noSessionErrors, 429: 'Too many tries. `Retry-After` says when to come back.' },
})
