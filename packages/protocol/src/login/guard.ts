import * as v from 'valibot'
import { endpoint } from '../api/endpoint.js'
import { text } from '../api/fields.js'
import { CheckNumber } from './CheckNumber.js'
import {
  Digest,
  emptyAnswer,
  FarcasterProof,
  HeldShare,
  LoginEmail,
  LoginIdentity,
  OwnerProof,
  proofHeaders,
  RandomId,
  RequestingOrigin,
  ShareBytes,
  Social,
  WalletAddresses,
  WebAddress,
} from './fields.js'
import { GuardFacts, Named } from './proving.js'

/*
 * The calls of the wallet's frame to the guard: another service, with an address, a secret and a store of its own. It knows wallets by
 * their random ids, browsers by their keys, and proves identities itself: by a mail of its own, or by its own round to the social provider.
 * It takes the keeper's word for nothing.
 */

const headers = { dpop: proofHeaders.dpop }

/** The keys of a wallet sign all that changes its parts here. The guard keeps the addresses that it heard first. */
const signed = { addresses: WalletAddresses, owner: OwnerProof }
/** By what the guard knows a token of the keeper’s share, see `readGuardFormer` of `former.ts`. */
const mark = v.nullish(Digest)
const unsigned = 'The keys of the addresses did not sign this (`signature_wrong`).'

export const depositGuardShare = endpoint({
  method: 'POST',
  path: '/guard/deposit',
  summary:
    'Keeps the first recovery share of a wallet, a new one or one that comes back; this browser’s key alone is let in from then on. The identity has to be proved by this browser first: an address by `proveToGuard`, a social one here.',
  projectId: 'none',
  input: {
    headers,
    body: v.strictObject({
      walletId: RandomId,
      setId: RandomId,
      share: ShareBytes,
      mark,
      ...signed,
      /** Whom the guard will ask before it gives the share to another browser. */
      identity: LoginIdentity,
      /** For a social identity: the guard's own ticket that proves it, with the secret of its `hash`. */
      ticket: v.optional(RandomId),
      secret: v.optional(Digest),
      /** For Farcaster in place of a ticket: what the keeper was given, with the secret of that round. */
      farcaster: v.optional(FarcasterProof),
    }),
  },
  output: emptyAnswer,
  errors: {
    400: unsigned,
    403: 'Nothing proves this identity (`identity_unproven`); or the wallet comes back, and this browser was not let in (`not_let_in`) or the guard knows the wallet by another login (`other_identity`).',
    409: 'The wallet has a share here; or the user has not answered in the ticket’s round yet (`ticket_waiting`): ask again.',
  },
})

export const requestGuardAccess = endpoint({
  method: 'POST',
  path: '/guard/ask',
  summary:
    'Asks for this browser to be let in. For an e-mail identity a mail with a link goes out; the answer says whether it is let in already.',
  projectId: 'none',
  input: {
    headers,
    body: v.strictObject({
      walletId: RandomId,
      origin: RequestingOrigin,
      /** Mails again although one is on its way. */
      resend: v.optional(v.boolean()),
      /**
       * The login that requests it. A wallet that the guard knows by another login is not released on the word of that one alone: for an
       * address the guard sends mails to both, for a social account it refuses.
       */
      identity: v.optional(Named),
      ticket: v.optional(RandomId),
      secret: v.optional(Digest),
      farcaster: v.optional(FarcasterProof),
    }),
  },
  output: v.object({
    state: v.picklist(['allowed', 'waiting', 'refused']),
    by: v.picklist(['email', 'social']),
    /** The mail and its page show the same one. */
    number: v.optional(CheckNumber),
    wallet: v.optional(GuardFacts),
  }),
  errors: { 404: 'The guard has no such wallet.', 429: 'Too many mails. `Retry-After` says when.' },
})

export const readGuardShares = endpoint({
  method: 'POST',
  path: '/guard/read',
  summary: 'Gives the shares of a wallet to a browser that was let in.',
  projectId: 'none',
  input: { headers, body: v.strictObject({ walletId: RandomId }) },
  output: v.object({ shares: v.pipe(v.array(HeldShare), v.maxLength(2)) }),
  errors: { 403: 'This browser was not let in.', 404: 'The guard has no such wallet.' },
})

export const putGuardShare = endpoint({
  method: 'POST',
  path: '/guard/put',
  summary: 'Keeps a share of a new set beside that in use.',
  projectId: 'none',
  input: {
    headers,
    body: v.strictObject({
      walletId: RandomId,
      setId: RandomId,
      share: ShareBytes,
      /** The set in use, as the caller read it. */
      over: RandomId,
      /** The set that was put and not promoted, as the caller read it; `null` when there was none. */
      pending: v.nullish(RandomId),
      mark,
      ...signed,
      /** No other browser is let in any more: the wallet comes back to the guard after it went without it. */
      alone: v.optional(v.boolean()),
      /** With `alone`, whom the guard has to know the wallet by. */
      identity: v.optional(Named),
    }),
  },
  output: emptyAnswer,
  errors: {
    400: unsigned,
    403: 'This browser was not let in, or the guard knows the wallet by another login (`other_identity`).',
    404: 'The guard has no such wallet.',
    409: 'Another set is in use, or another one was put since (`set_changed`).',
  },
})

export const promoteGuardShare = endpoint({
  method: 'POST',
  path: '/guard/promote',
  summary:
    'The new set is complete: it is the one in use, and the one before is kept for 30 days. May be said again.',
  projectId: 'none',
  input: { headers, body: v.strictObject({ walletId: RandomId, setId: RandomId, ...signed }) },
  output: emptyAnswer,
  errors: { 400: unsigned, 403: 'This browser was not let in.', 404: 'No such set was put.' },
})

export const forgetGuardShares = endpoint({
  method: 'POST',
  path: '/guard/forget',
  summary:
    'Removes all shares of a wallet, those of former sets too: the user holds the recovery share now.',
  projectId: 'none',
  input: { headers, body: v.strictObject({ walletId: RandomId, ...signed }) },
  output: emptyAnswer,
  errors: {
    400: unsigned,
    403: 'This browser was not let in, and no keys are on record for the wallet.',
  },
})

export const changeGuardEmail = endpoint({
  method: 'POST',
  path: '/guard/email-change',
  summary:
    'Mails a link to the old and to the new address; both must be followed before the guard asks at the new one.',
  projectId: 'none',
  input: {
    headers,
    body: v.strictObject({ walletId: RandomId, email: LoginEmail, origin: RequestingOrigin }),
  },
  output: v.object({ state: v.picklist(['waiting', 'done']) }),
  errors: { 403: 'This browser was not let in.', 429: 'Too many mails. `Retry-After` says when.' },
})

export const readGuardEmail = endpoint({
  method: 'POST',
  path: '/guard/email',
  summary:
    'Says where the guard asks, and which of the two links of a change were not followed yet.',
  projectId: 'none',
  input: { headers, body: v.strictObject({ walletId: RandomId }) },
  output: v.object({
    /** Of a social identity none: it is asked by its provider. */
    email: v.nullish(text(254)),
    change: v.nullish(
      v.object({
        email: text(254),
        left: v.array(v.picklist(['old', 'new'])),
        /** Milliseconds since 1970. */
        until: v.number(),
      }),
    ),
  }),
  errors: { 403: 'This browser was not let in.', 404: 'The guard has no such wallet.' },
})

export const cancelGuardEmail = endpoint({
  method: 'POST',
  path: '/guard/email-cancel',
  summary:
    'Ends a change of address: its links lead nowhere, and the guard asks where it did before.',
  projectId: 'none',
  input: { headers, body: v.strictObject({ walletId: RandomId }) },
  output: emptyAnswer,
  errors: { 403: 'This browser was not let in.', 404: 'The guard has no such wallet.' },
})

export const startGuardSocial = endpoint({
  method: 'POST',
  path: '/guard/social/start',
  summary:
    'Makes a ticket of the guard’s own and the address where its own round to the provider begins.',
  projectId: 'none',
  input: {
    headers,
    body: v.strictObject({
      provider: Social,
      origin: RequestingOrigin,
      hash: Digest,
      /** The keeper's own address that leads on to the page, for a window that goes back there. */
      returnTo: v.optional(WebAddress),
    }),
  },
  /** `number`: the guard's own, for the page to show; the user compares it in the window. */
  output: v.object({ ticket: RandomId, uri: text(8_192), number: v.optional(CheckNumber) }),
  errors: { 404: 'The guard does not offer this provider.' },
})
