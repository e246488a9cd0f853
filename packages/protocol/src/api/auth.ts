import * as v from 'valibot'
import {
  addressMax,
  caipMax,
  callDataMax,
  clientIdMax,
  linkMax,
  longTextMax,
  signInMessageMax,
  signInMetadataMax,
  signInResourcesMax,
  signInSessionsMax,
  signInSignatureMax,
  signInTokenMax,
} from '../catalogue/limits.js'
import { bearer, Proof } from './bearer.js'
import { endpoint } from './endpoint.js'
import { NetworkId, Text, text, Word } from './fields.js'
import { SignInByCookie, SignInMoment, SignInSecret, SignInTokens } from './signInTokens.js'

const refused = {
  401: 'The sign-in is not taken, or the session is over. The reason stands in the server’s log.',
} as const

/** What a page knows of the message that was signed. The message alone counts; of this only the network of a Solana account that its text leaves out. */
const SignInData = v.strictObject({
  accountAddress: text(addressMax),
  chainId: NetworkId,
  domain: v.optional(Text),
  uri: v.optional(text(linkMax)),
  version: v.optional(Word),
  nonce: v.optional(Text),
  statement: v.optional(text(longTextMax)),
  resources: v.optional(v.pipe(v.array(text(signInMessageMax)), v.maxLength(signInResourcesMax))),
  requestId: v.optional(Text),
  issuedAt: v.optional(Word),
  expirationTime: v.optional(Word),
  notBefore: v.optional(Word),
})

/** The wallet that signed, as the page knows it. The identity of a social login (`identifier`) is not kept. */
const SignInWallet = v.strictObject({
  type: v.picklist(['walletconnect', 'extension', 'social', 'unknown']),
  name: v.optional(Text),
  /** Many are `data:` URLs. It is not kept. */
  icon: v.optional(text(callDataMax)),
  social: v.optional(Word),
  identifier: v.optional(Text),
})

const Account = {
  address: text(addressMax),
  /** CAIP-2. */
  chainId: text(caipMax),
  /** Where the account signed in. */
  domain: Text,
}

/** The account that is signed in. */
export const SignedInAccount = v.object({
  ...Account,
  session: SignInSecret,
  uri: text(linkMax),
  issuedAt: SignInMoment,
  /** When the session ends, however it is used. */
  expiresAt: SignInMoment,
  /** What the project's pages keep of the account; only where it is requested. */
  appKitAccount: v.nullish(
    v.object({
      metadata: v.nullish(v.record(v.string(), v.string())),
      firstSignedInAt: SignInMoment,
      lastSignedInAt: SignInMoment,
    }),
  ),
})
export type SignedInAccount = v.InferOutput<typeof SignedInAccount>

/** One of the sessions of an account: in this browser, or in another one. */
export const SignInSession = v.object({
  ...Account,
  id: SignInSecret,
  /** What the browser called itself, in a few words. */
  browser: v.nullish(Text),
  wallet: v.nullish(Text),
  createdAt: SignInMoment,
  usedAt: SignInMoment,
  expiresAt: SignInMoment,
  /** Whether it is the one that asks. */
  isCurrent: v.boolean(),
})
export type SignInSession = v.InferOutput<typeof SignInSession>

export const getSignInNonce = endpoint({
  method: 'GET',
  path: '/auth/v1/nonce',
  summary: 'Gives a nonce for one sign-in message, good for ten minutes in this browser.',
  output: v.object({
    nonce: v.pipe(Word, v.regex(/^[A-Za-z\d]{22,}$/)),
    /** What shows at the sign-in that it is this browser’s. */
    token: text(signInTokenMax),
    /** The server's clock, for the time that the message names: that of a browser may be wrong. */
    at: v.optional(SignInMoment),
  }),
})

export const signIn = endpoint({
  method: 'POST',
  path: '/auth/v1/authenticate',
  summary: 'Opens a session for the account that signed a message with the nonce.',
  input: {
    headers: {
      'x-nonce-jwt': v.pipe(text(signInTokenMax), v.regex(/^Bearer [\w.-]+$/)),
      dpop: Proof,
    },
    body: v.strictObject({
      data: v.optional(SignInData),
      message: v.pipe(text(signInMessageMax), v.minLength(1)),
      signature: text(signInSignatureMax),
      /** Base64, where the wallet told it: the address of some chain families tells only a hash of it. */
      publicKey: v.optional(Text),
      clientId: v.nullish(v.pipe(text(clientIdMax), v.regex(/^[\w:.-]*$/))),
      walletInfo: v.optional(SignInWallet),
      /** A cookie that no script reads holds the session, in the place of tokens: for pages of the server's own site. */
      byCookie: v.optional(v.boolean()),
    }),
  },
  output: v.union([SignInTokens, SignInByCookie]),
  errors: refused,
})

export const refreshSignIn = endpoint({
  method: 'POST',
  path: '/auth/v1/refresh',
  summary: 'Gives the next token of a session, and the secret for the one after it.',
  input: { headers: { dpop: Proof }, body: v.strictObject({ refresh: SignInSecret }) },
  output: SignInTokens,
  errors: refused,
})

export const getSignedIn = endpoint({
  method: 'GET',
  path: '/auth/v1/me',
  summary:
    'Says whose session a token, or with a projectId a cookie, is of, while that session is open.',
  projectId: 'none',
  input: {
    headers: bearer,
    query: { includeAppKitAccount: v.optional(v.picklist(['true', 'false'])) },
  },
  output: SignedInAccount,
  errors: refused,
})

export const putSignInMetadata = endpoint({
  method: 'PUT',
  path: '/auth/v1/account-metadata',
  summary: 'Keeps texts of the project’s pages for the account that is signed in.',
  input: {
    headers: bearer,
    body: v.strictObject({
      metadata: v.nullable(
        v.pipe(
          v.record(v.pipe(Word, v.regex(/^[a-z]\w*$/i)), Text),
          v.maxEntries(signInMetadataMax),
        ),
      ),
    }),
  },
  output: v.object({}),
  errors: refused,
})

export const signOut = endpoint({
  method: 'POST',
  path: '/auth/v1/sign-out',
  summary: 'Ends the session of a token, or all of its account in this project.',
  input: { headers: bearer, body: v.strictObject({ everywhere: v.optional(v.boolean()) }) },
  output: v.object({}),
  errors: refused,
})

export const getSignIns = endpoint({
  method: 'GET',
  path: '/auth/v1/sessions',
  summary: 'Lists the sessions of the account that is signed in, in all its browsers.',
  input: { headers: bearer },
  output: v.pipe(v.array(SignInSession), v.maxLength(signInSessionsMax)),
  errors: refused,
})

export const revokeSignIn = endpoint({
  method: 'POST',
  path: '/auth/v1/sessions/:session/revoke',
  summary: 'Ends one of the sessions of the account that is signed in.',
  input: { params: { session: SignInSecret }, headers: bearer, body: v.strictObject({}) },
  output: v.object({}),
  errors: refused,
})

export const getSignInKeys = endpoint({
  method: 'GET',
  path: '/auth/v1/jwks',
  aliases: ['/.well-known/jwks.json'],
  summary: 'Gives the public keys that tokens are checked with (RFC 7517).',
  projectId: 'none',
  output: v.object({
    keys: v.pipe(
      v.array(
        v.object({
          kty: Word,
          crv: Word,
          x: Text,
          y: Text,
          kid: Text,
          alg: Word,
          use: Word,
        }),
      ),
      v.maxLength(10),
    ),
  }),
})
