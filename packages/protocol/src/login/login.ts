import * as v from 'valibot'
import { endpoint } from '../api/endpoint.js'
import { ProjectId, text } from '../api/fields.js'
import { CheckNumber } from './CheckNumber.js'
import {
  Code,
  CodeReply,
  Digest,
  emptyAnswer,
  FarcasterProof,
  LoggedIn,
  LoginEmail,
  proofHeaders,
  RandomId,
  RequestingOrigin,
  Social,
  WebAddress,
} from './fields.js'
import { codeErrors, noSessionErrors } from './refusals.js'

/*
 * The calls of the wallet's frame to the keeper, on the wallet's own origin. Every call is a POST with a proof of the browser's key; those
 * without a session name the caller by that key alone.
 */

const headers = proofHeaders

export const requestEmailCode = endpoint({
  method: 'POST',
  path: '/login/email',
  summary:
    'Mails a code of six digits. The answer is the same whether anybody has the address or not.',
  projectId: 'body',
  input: {
    headers,
    body: v.strictObject({ projectId: ProjectId, email: LoginEmail, origin: RequestingOrigin }),
  },
  output: CodeReply,
  errors: codeErrors,
})

/**
 * With an address that an account left within seven days it takes the change back, in a browser that was the account's before; in another one it is refused
 * with 409 `email_taken`.
 */
export const loginByCode = endpoint({
  method: 'POST',
  path: '/login/otp',
  summary: 'Opens a session for who has the code that this browser asked for.',
  projectId: 'body',
  input: {
    headers,
    body: v.strictObject({
      projectId: ProjectId,
      code: Code,
      /** The page where it is typed, which has to be the one that asked. Older frames do not say. */
      origin: v.optional(RequestingOrigin),
    }),
  },
  output: LoggedIn,
  errors: { ...codeErrors, 409: 'Another account has the address.' },
})

/**
 * The cookie of the wallet's origin by which the window of a social login shows that it is of the browser whose frame began it. A frame of another
 * site cannot set it (`SameSite`); where the wallet's origin is of the page's own site it can, and the window brings it.
 */
export const roundCookie = '__Host-foyer-round'

export const startSocial = endpoint({
  method: 'POST',
  path: '/login/social/start',
  summary:
    'Makes a ticket and the address where the user says yes. The ticket is finished by who has the secret of `hash` and the key.',
  projectId: 'body',
  input: {
    headers,
    body: v.strictObject({
      projectId: ProjectId,
      provider: Social,
      origin: RequestingOrigin,
      /** SHA-256 of a secret, as text, that stays in the frame. */
      hash: Digest,
      /** The guard's own start address for the same user, where the provider sends them next; see `startGuardSocial`. */
      onward: v.optional(text(2_048)),
      /**
       * The page to lead back to in the same window, however the round ends; on `origin`, which the project has to name. Left out:
       * the window has an end of its own.
       */
      returnTo: v.optional(WebAddress),
      /** SHA-256 of `roundCookie`, as text, where the frame could set it: the window has to bring it then. */
      mark: v.optional(Digest),
      /** The user removed this page in this browser: it is a new one, and asked about in the window, until a login lets it in again. */
      wasRemoved: v.optional(v.boolean()),
      /** For a step-up: the user has to say so again, also where the provider knows them. No other round steps a session up. */
      again: v.optional(v.boolean()),
    }),
  },
  /** `number`: for the page to show; the user compares it in the window. */
  output: v.object({ ticket: RandomId, uri: text(8_192), number: v.optional(CheckNumber) }),
  errors: { 404: 'The server does not offer this provider.' },
})

export const finishSocial = endpoint({
  method: 'POST',
  path: '/login/social/finish',
  summary:
    'Asks whether the user said yes; opens a session once they did. Asked again until then, or held open for up to 25 s.',
  projectId: 'body',
  input: {
    headers,
    body: v.strictObject({ projectId: ProjectId, ticket: RandomId, secret: Digest }),
  },
  output: v.variant('status', [
    v.object({ status: v.literal('waiting') }),
    v.object({ status: v.literal('refused'), reason: text(256) }),
    v.object({
      status: v.literal('done'),
      login: LoggedIn,
      /** What Farcaster's relay brought; the guard is given it with the same secret. */
      farcaster: v.optional(FarcasterProof),
    }),
  ]),
  errors: { 404: 'There is no such ticket, or it is another browser’s.' },
})

export const startFarcaster = endpoint({
  method: 'POST',
  path: '/login/farcaster/start',
  summary:
    'Opens a channel of Farcaster’s relay and gives the link to say yes by, for a code or a button.',
  projectId: 'body',
  input: {
    headers,
    body: v.strictObject({ projectId: ProjectId, origin: RequestingOrigin, hash: Digest }),
  },
  output: v.object({ ticket: RandomId, url: text(8_192) }),
  errors: { 404: 'The server does not offer this provider.' },
})

export const readSession = endpoint({
  method: 'POST',
  path: '/login/session',
  summary: 'Says who is logged in.',
  projectId: 'body',
  input: { headers, body: v.strictObject({ projectId: ProjectId }) },
  output: v.omit(LoggedIn, ['session']),
  errors: noSessionErrors,
})

export const logout = endpoint({
  method: 'POST',
  path: '/login/logout',
  summary: 'Ends the session.',
  projectId: 'body',
  input: {
    headers,
    body: v.strictObject({
      projectId: ProjectId,
      /** In the place of a token: the SHA-256 of one that this browser forgot when it could not tell. It opens nothing. */
      left: v.optional(Digest),
    }),
  },
  output: emptyAnswer,
})
