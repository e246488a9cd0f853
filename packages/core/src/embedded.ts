import type { CaipNetworkId, Namespace } from '@foyer/protocol'
import type { FrameMessage, FramePayload, FrameReply } from '@foyer/protocol/frame'
import type { LoginProvider } from './embedded/state.js'
import type { WalletSession } from './WalletSession.js'
import type { WalletProvider, Way } from './Way.js'

/** The embedded wallet, once its code is loaded. */
export type LiveEmbedded = {
  /** Sends the secure frame a request; the first one loads it. */
  readonly request: RequestFrame
  readonly login: LoginSession
  /** The wallet of one chain family: EIP-1193 for `eip155`. Made once for each. */
  of(namespace: Namespace): WalletProvider
  /** The way to the embedded wallet of a chain family. */
  way(namespace: Namespace): Way
  /** The frame's element; `undefined` until the first request. */
  element(): HTMLIFrameElement | undefined
  /** Loads the frame, if it is not there, and resolves once it takes requests. @throws `frame_load_failed`, `frame_not_set` */
  load(): Promise<void>
  /** The login under way, which `stop` cancels. */
  readonly attempt: { readonly signal: AbortSignal; stop(): void }
}

/**
 * Sends the secure frame a request, and resolves to its reply.
 *
 * @throws `frame_load_failed`, `frame_not_set`, `frame_refused`, `frame_failed`, `request_aborted`, which is `rpc_aborted` for
 *   `RPC_REQUEST`, `client_destroyed`, `answer_invalid`
 */
export type RequestFrame = <name extends FrameMessage>(
  name: name,
  payload: FramePayload<name>,
  options?: {
    /** Aborts the request, which rejects with the signal's reason. */
    readonly signal?: AbortSignal | undefined
  },
) => Promise<FrameReply<name>>

/** The login and its accounts. */
export type LoginSession = {
  /** Requests the account of a chain family from the frame. @throws as `RequestFrame` */
  enter(namespace: Namespace, signal?: AbortSignal): Promise<WalletSession>
  /** Resumes the login of an earlier visit, without a prompt; `undefined` when there is none. */
  resume(namespace: Namespace): Promise<WalletSession | undefined>
  current(namespace: Namespace): WalletSession | undefined
  /** @throws `chain_not_supported` and as `RequestFrame` */
  switchTo(namespace: Namespace, network: CaipNetworkId): Promise<void>
  /** The kind of account used from now on; `eoa` where the frame gives no other. @throws `connector_not_connected` */
  prefer(type: 'eoa' | 'smartAccount'): Promise<'eoa' | 'smartAccount'>
  /** Ends the use by one chain family. The last one logs out, which takes 3 s at most. */
  leave(namespace: Namespace): Promise<void>
  /** Remembers a complete login. */
  keep(login: { provider: LoginProvider }): void
  /** Takes note that the frame has no login any more. */
  lose(): void
  /** Forgets the login in this page alone: another tab ended it, and what is stored may be the next one's. */
  letGo(): void
}
