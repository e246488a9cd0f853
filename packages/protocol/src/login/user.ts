import * as v from 'valibot'
import { endpoint } from '../api/endpoint.js'
import { ProjectId, text } from '../api/fields.js'
import {
  Code,
  CodeReply,
  Digest,
  emptyAnswer,
  LoginEmail,
  proofHeaders,
  RandomId,
  RequestingOrigin,
} from './fields.js'
import { codeErrors, noSessionErrors } from './refusals.js'

/*
 * The calls of the wallet's frame to the keeper, on the wallet's own origin. Every call is a POST with a proof of the browser's key; those
 * without a session name the caller by that key alone.
 */

const headers = proofHeaders

export const updateEmail = endpoint({
  method: 'POST',
  path: '/login/email-change',
  summary:
    'Begins to change the address: a code to the old one first. Where there is none, after a step-up, one to the new.',
  projectId: 'body',
  input: {
    headers,
    body: v.strictObject({ projectId: ProjectId, email: LoginEmail, origin: RequestingOrigin }),
  },
  output: v.object({
    action: v.picklist(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']),
    ...CodeReply.entries,
  }),
  errors: {
    ...noSessionErrors,
    ...codeErrors,
    403: 'There is no address yet, and the session was not stepped up for one (`step_up_required`); or the project does not list the page.',
  },
})

export const updateEmailOld = endpoint({
  method: 'POST',
  path: '/login/email-change/old',
  summary: 'Takes the code of the old address and mails one to the new.',
  projectId: 'body',
  input: { headers, body: v.strictObject({ projectId: ProjectId, code: Code }) },
  output: CodeReply,
  errors: { ...noSessionErrors, ...codeErrors },
})

export const updateEmailNew = endpoint({
  method: 'POST',
  path: '/login/email-change/new',
  summary:
    'Takes the code of the new address, which is the account’s from then on. Every other browser is logged out, as by `revoke-others`.',
  projectId: 'body',
  input: { headers, body: v.strictObject({ projectId: ProjectId, code: Code }) },
  output: v.object({ newEmail: text(254) }),
  errors: { ...noSessionErrors, ...codeErrors, 409: 'Another account has the address.' },
})

/** Within a day after a change of address it is refused with 403 `address_too_new`, and `Retry-After`. */
export const requestStepUp = endpoint({
  method: 'POST',
  path: '/login/step-up',
  summary:
    'Mails a code to who is logged in, for what a session alone may not do. Those without an address log in again instead.',
  projectId: 'body',
  input: {
    headers,
    body: v.strictObject({
      projectId: ProjectId,
      purpose: v.picklist(['export', 'tier', 'passkey', 'email']),
      origin: RequestingOrigin,
    }),
  },
  output: v.object({ by: v.picklist(['code', 'social']), ...CodeReply.entries }),
  errors: { ...noSessionErrors, ...codeErrors, 403: 'Too early.' },
})

export const stepUp = endpoint({
  method: 'POST',
  path: '/login/step-up/verify',
  summary:
    'Takes the code, or a social ticket that was finished just now for the same user. Holds for five minutes.',
  projectId: 'body',
  input: {
    headers,
    body: v.strictObject({
      projectId: ProjectId,
      code: v.optional(Code),
      ticket: v.optional(RandomId),
      secret: v.optional(Digest),
    }),
  },
  output: emptyAnswer,
  errors: { ...noSessionErrors, ...codeErrors },
})

export const claimLostPasskey = endpoint({
  method: 'POST',
  path: '/login/passkey/lost',
  summary:
    'The passkey that this browser asks for before what is risky is lost. Said twice, a day apart, it ends; every browser of the user hears of it in between.',
  projectId: 'body',
  input: {
    headers,
    body: v.strictObject({
      projectId: ProjectId,
      /** This browser knows of no earlier time: the day begins now. */
      isFirst: v.boolean(),
    }),
  },
  output: v.object({ since: v.number(), isOver: v.boolean() }),
  errors: { ...noSessionErrors, 403: 'Each time needs a step-up (`step_up_required`).' },
})

export const readLostPasskeys = endpoint({
  method: 'POST',
  path: '/login/passkey/claims',
  summary: 'Lists the browsers of the user in which the passkey was reported lost.',
  projectId: 'body',
  input: { headers, body: v.strictObject({ projectId: ProjectId }) },
  output: v.object({
    claims: v.pipe(
      v.array(v.object({ since: v.number(), browser: v.nullish(text(256)), isThis: v.boolean() })),
      v.maxLength(100),
    ),
  }),
  errors: noSessionErrors,
})

export const keepPasskeys = endpoint({
  method: 'POST',
  path: '/login/passkey/keep',
  summary: 'No passkey is lost: whatever was said of it, in any browser, counts no more.',
  projectId: 'body',
  input: { headers, body: v.strictObject({ projectId: ProjectId }) },
  output: emptyAnswer,
  errors: noSessionErrors,
})
