import * as v from 'valibot'
import { text } from '../api/fields.js'
import { longTextMax, textMax, wordMax } from '../catalogue/limits.js'
import { CheckNumber } from '../login/checkNumber.js'
import { RpcRequest } from './rpcRequest.js'

const none = v.undefined()
const ChainId = v.union([text(wordMax), v.pipe(v.number(), v.safeInteger(), v.minValue(0))])
const AccountType = v.picklist(['eoa', 'smartAccount'])
const Email = v.pipe(text(254), v.trim(), v.email())
const Code = v.pipe(text(wordMax), v.trim())
const Uri = text(8_192)
const PersonName = v.nullish(text(textMax))
const Account = v.object({ address: text(128), type: AccountType })

/** Who is logged in, as the page may know it. */
const User = {
  email: v.nullish(text(254)),
  address: text(128),
  chainId: ChainId,
  smartAccountDeployed: v.optional(v.boolean()),
  accounts: v.optional(v.pipe(v.array(Account), v.maxLength(32))),
  preferredAccountType: v.optional(AccountType),
  userName: PersonName,
  /** Who holds what brings the keys back: a second service, or the person alone. Older frames do not say. */
  tier: v.optional(v.picklist(['guarded', 'user'])),
}

/** Beside a code that was mailed: what that mail shows. Some frames say nothing of it. */
const codeAsked = { number: v.optional(CheckNumber) }

/** Beside `VERIFY_DEVICE`, for the screen that waits: what the second service asks by its mail. Some frames say nothing of it. */
const Asked = v.object({
  /** Mail and screen show the same one. */
  number: v.optional(CheckNumber),
  /** The wallet that this browser is let into, as the second service knows it; left out where a new one is made. Milliseconds since 1970. */
  wallet: v.optional(
    v.object({
      madeAt: v.number(),
      browsers: v.number(),
      lastAt: v.number(),
      isProved: v.boolean(),
    }),
  ),
})

/** The providers of the ticket flow; farcaster has messages of its own. */
export const redirectProviders = ['google', 'github', 'apple', 'facebook', 'x', 'discord'] as const
export type RedirectProvider = (typeof redirectProviders)[number]
const Provider = v.picklist([...redirectProviders, 'farcaster', 'email'])

/**
 * What the page asks of the secure frame, by the name on the wire: `@w3m-app/NAME` is answered by `@w3m-frame/NAME_SUCCESS` with
 * `reply`, or by `@w3m-frame/NAME_ERROR` with `{ message }`.
 */
export const frameMessages = {
  SWITCH_NETWORK: {
    payload: v.object({ chainId: ChainId }),
    reply: v.object({ chainId: ChainId }),
  },
  CONNECT_EMAIL: {
    payload: v.object({ email: Email }),
    reply: v.object({
      action: v.picklist(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']),
      asked: v.optional(Asked),
      ...codeAsked,
    }),
  },
  CONNECT_DEVICE: { payload: none, reply: v.optional(v.unknown()) },
  CONNECT_OTP: {
    payload: v.object({ otp: Code }),
    /**
     * Some frames say nothing. Ours says what is left to do on this browser: the approval by mail (`CONNECT_DEVICE` waits for it), or
     * what only the person has (`OPEN_WALLET` with `recover` asks for it). Else `GET_USER` is next.
     */
    reply: v.nullish(
      v.object({
        action: v.optional(v.picklist(['VERIFY_DEVICE', 'RECOVER'])),
        asked: v.optional(Asked),
      }),
    ),
  },
  CONNECT_SOCIAL: {
    payload: v.object({
      uri: Uri,
      preferredAccountType: v.optional(AccountType),
      chainId: v.optional(ChainId),
    }),
    reply: v.object(User),
  },
  GET_SOCIAL_REDIRECT_URI: {
    payload: v.object({
      provider: v.picklist(redirectProviders),
      /** Where the window that says yes is to lead at the end: an address of the asking page itself. Left out: it stays beside the page. */
      returnTo: v.optional(Uri),
    }),
    reply: v.object({
      uri: Uri,
      /** Whether it will lead to `returnTo`. Older frames do not say, and do not. */
      returns: v.optional(v.boolean()),
      /** What a window that asks whether it was them may name: one of each service. The page shows them, so that they can be compared. */
      numbers: v.optional(v.pipe(v.array(CheckNumber), v.maxLength(2))),
    }),
  },
  GET_FARCASTER_URI: { payload: none, reply: v.object({ url: Uri }) },
  CONNECT_FARCASTER: { payload: none, reply: v.object({ userName: PersonName }) },
  GET_USER: {
    payload: v.optional(
      v.object({
        chainId: v.optional(ChainId),
        preferredAccountType: v.optional(AccountType),
        socialUri: v.optional(Uri),
      }),
    ),
    reply: v.object(User),
  },
  SIGN_OUT: { payload: none, reply: v.optional(v.unknown()) },
  IS_CONNECTED: {
    payload: v.optional(v.object({ token: v.optional(text(longTextMax)) })),
    reply: v.object({ isConnected: v.boolean() }),
  },
  GET_CHAIN_ID: { payload: none, reply: v.object({ chainId: ChainId }) },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: {
    payload: none,
    reply: v.object({
      smartAccountEnabledNetworks: v.pipe(
        v.array(v.pipe(v.number(), v.safeInteger())),
        v.maxLength(1_000),
      ),
    }),
  },
  INIT_SMART_ACCOUNT: {
    payload: none,
    reply: v.object({ address: text(128), isDeployed: v.boolean() }),
  },
  SET_PREFERRED_ACCOUNT: {
    payload: v.object({ type: AccountType }),
    reply: v.object({ type: AccountType, address: text(128) }),
  },
  RPC_REQUEST: { payload: RpcRequest, reply: v.unknown() },
  /** Drops a request that was asked under `id`, also while the person reads it. */
  RPC_ABORT: { payload: v.object({ id: text(wordMax) }), reply: v.optional(v.unknown()) },
  UPDATE_EMAIL: {
    payload: v.object({ email: Email }),
    reply: v.object({
      action: v.picklist(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']),
      ...codeAsked,
    }),
  },
  /** Some frames say nothing. Ours says which number the mail to the new address shows. */
  UPDATE_EMAIL_PRIMARY_OTP: {
    payload: v.object({ otp: Code }),
    reply: v.fallback(v.optional(v.object(codeAsked)), undefined),
  },
  UPDATE_EMAIL_SECONDARY_OTP: {
    payload: v.object({ otp: Code }),
    /**
     * Where a second service guards the wallet, it asks by links of its own at both addresses: `waiting` for them, `done`, or `later`
     * when it could not be reached and will ask. Older frames do not say, and a page need not know.
     */
    reply: v.object({
      newEmail: text(254),
      guard: v.optional(v.picklist(['waiting', 'done', 'later'])),
    }),
  },
  /**
   * Shows the wallet's own pages in the frame: how it can be recovered, its keys, who logged in. Answered once they are left. `connect` asks
   * whether this page may know who logged in on another page of the project; `GET_USER` is next, or `not_logged_in` where it may not.
   */
  OPEN_WALLET: {
    payload: v.optional(
      v.object({
        page: v.optional(v.picklist(['security', 'export', 'log', 'recover', 'connect'])),
      }),
    ),
    /** Of `connect`: how the person logged in. Other frames say other things, or nothing. */
    reply: v.fallback(v.nullish(v.object({ provider: v.optional(Provider) })), undefined),
  },
  SYNC_THEME: {
    payload: v.object({
      themeMode: v.optional(v.picklist(['light', 'dark'])),
      themeVariables: v.optional(v.record(text(wordMax), v.union([text(textMax), v.number()]))),
      w3mThemeVariables: v.optional(v.record(text(wordMax), text(textMax))),
    }),
    reply: v.optional(v.unknown()),
  },
  SYNC_DAPP_DATA: {
    payload: v.object({
      metadata: v.optional(
        v.object({
          name: text(textMax),
          description: text(longTextMax),
          url: text(longTextMax),
          icons: v.pipe(v.array(text(longTextMax)), v.maxLength(10)),
        }),
      ),
      sdkVersion: v.optional(text(wordMax)),
      sdkType: v.optional(text(wordMax)),
      projectId: text(wordMax),
    }),
    reply: v.optional(v.unknown()),
  },
  RELOAD: { payload: none, reply: v.optional(v.unknown()) },
} as const satisfies Record<string, { payload: v.GenericSchema; reply: v.GenericSchema }>

export type FrameMessage = keyof typeof frameMessages
export type FramePayload<name extends FrameMessage> = v.InferOutput<
  (typeof frameMessages)[name]['payload']
>
export type FrameReply<name extends FrameMessage> = v.InferOutput<
  (typeof frameMessages)[name]['reply']
>
export type FrameUser = FrameReply<'GET_USER'>

/** What the frame says by itself. */
export const frameEvents = {
  READY: v.nullish(v.object({ version: v.optional(text(wordMax)) })),
  SESSION_UPDATE: v.object({ token: text(longTextMax) }),
} as const
