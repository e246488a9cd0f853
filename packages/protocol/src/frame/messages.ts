import * as v from 'valibot'
import { text } from '../api/fields.js'
import {
  frameRequestTimeoutMs,
  frameUserTimeoutMs,
  longTextMax,
  textMax,
  wordMax,
} from '../catalogue/limits.js'
import type { FrameContract } from './FrameContract.js'
import { loginMessages } from './loginMessages.js'
import { FrameProvider } from './providers.js'
import { RpcRequest } from './rpcRequest.js'
import {
  ChainId,
  codeGiven,
  codeReply,
  Email,
  FrameAccountType,
  FrameUserShape,
  Locale,
  none,
  Uri,
} from './shapes.js'

/**
 * What the page asks of the secure frame, by the name on the wire: `@w3m-app/NAME` is answered by `@w3m-frame/NAME_SUCCESS` with
 * `reply`, or by `@w3m-frame/NAME_ERROR` with `{ message }`.
 */
export const frameMessages = {
  SWITCH_NETWORK: {
    payload: v.object({ chainId: ChainId }),
    reply: v.object({ chainId: ChainId }),
    timeoutMs: frameRequestTimeoutMs,
  },
  ...loginMessages,
  GET_USER: {
    payload: v.optional(
      v.object({
        chainId: v.optional(ChainId),
        preferredAccountType: v.optional(FrameAccountType),
        socialUri: v.optional(Uri),
      }),
    ),
    reply: v.object(FrameUserShape),
    timeoutMs: frameUserTimeoutMs,
  },
  SIGN_OUT: {
    payload: none,
    reply: v.optional(v.unknown()),
    timeoutMs: frameRequestTimeoutMs,
  },
  IS_CONNECTED: {
    payload: v.optional(v.object({ token: v.optional(text(longTextMax)) })),
    reply: v.object({ isConnected: v.boolean() }),
    timeoutMs: frameRequestTimeoutMs,
  },
  GET_CHAIN_ID: {
    payload: none,
    reply: v.object({ chainId: ChainId }),
    timeoutMs: frameRequestTimeoutMs,
  },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: {
    payload: none,
    reply: v.object({
      smartAccountEnabledNetworks: v.pipe(
        v.array(v.pipe(v.number(), v.safeInteger())),
        v.maxLength(1_000),
      ),
    }),
    timeoutMs: frameRequestTimeoutMs,
  },
  INIT_SMART_ACCOUNT: {
    payload: none,
    reply: v.object({ address: text(128), isDeployed: v.boolean() }),
    timeoutMs: frameRequestTimeoutMs,
  },
  SET_PREFERRED_ACCOUNT: {
    payload: v.object({ type: FrameAccountType }),
    reply: v.object({ type: FrameAccountType, address: text(128) }),
    timeoutMs: frameRequestTimeoutMs,
    quiet: true,
  },
  RPC_REQUEST: {
    payload: RpcRequest,
    reply: v.unknown(),
    timeoutMs: frameRequestTimeoutMs,
  },
  /** Drops the request with this `id`, also while the user reads it, or ends the wallet's own page that this message shows. */
  RPC_ABORT: {
    payload: v.object({ id: text(wordMax) }),
    reply: v.optional(v.unknown()),
    timeoutMs: frameRequestTimeoutMs,
  },
  UPDATE_EMAIL: {
    payload: v.object({ email: Email }),
    reply: v.object({
      action: v.picklist(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']),
      ...codeReply,
    }),
    timeoutMs: frameRequestTimeoutMs,
  },
  /** Some frames say nothing. Ours says which number the mail to the new address shows. */
  UPDATE_EMAIL_PRIMARY_OTP: {
    ...codeGiven,
    reply: v.fallback(v.optional(v.object(codeReply)), undefined),
    timeoutMs: frameRequestTimeoutMs,
  },
  UPDATE_EMAIL_SECONDARY_OTP: {
    ...codeGiven,
    /**
     * Where a second service guards the wallet, it asks by links of its own at both addresses: `waiting` for them, `done`, or `later`
     * when it could not be reached and will ask. Older frames do not say, and a page need not know.
     */
    reply: v.object({
      newEmail: text(254),
      guard: v.optional(v.picklist(['waiting', 'done', 'later'])),
    }),
    timeoutMs: frameRequestTimeoutMs,
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
    /** Of `connect`: how the user logged in. Other frames say other things, or nothing. */
    reply: v.fallback(v.nullish(v.object({ provider: v.optional(FrameProvider) })), undefined),
    timeoutMs: undefined,
  },
  SYNC_THEME: {
    payload: v.object({
      themeMode: v.optional(v.picklist(['light', 'dark'])),
      themeVariables: v.optional(v.record(text(wordMax), v.union([text(textMax), v.number()]))),
      w3mThemeVariables: v.optional(v.record(text(wordMax), text(textMax))),
    }),
    reply: v.optional(v.unknown()),
    timeoutMs: frameRequestTimeoutMs,
    quiet: true,
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
      /** The language of the page's modal, which the frame shows its screens in. Older pages do not send it. */
      locale: v.fallback(v.optional(Locale), undefined),
    }),
    reply: v.optional(v.unknown()),
    timeoutMs: frameRequestTimeoutMs,
    quiet: true,
  },
  RELOAD: {
    payload: none,
    reply: v.optional(v.unknown()),
    timeoutMs: frameRequestTimeoutMs,
  },
} as const satisfies Record<string, FrameContract>

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
