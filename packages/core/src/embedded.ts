import type { CaipNetworkId, Namespace } from '@foyer/protocol'
import type { FrameMessage, FramePayload, FrameReply } from '@foyer/protocol/frame'
import type { EmbeddedProvider, WalletSession } from './adapter.js'
import type { LoginProvider } from './embedded/state.js'

/** What a client holds of the embedded wallet, beside the facts. Its code is loaded when it is first needed. */
export type Embedded = {
  /** What was loaded, or is being: see `liveEmbedded`. */
  live?: Promise<LiveEmbedded> | undefined
  /** The place over which the frame is shown; the latest of several that are on the screen for a moment. */
  place?: object | undefined
}

/** The embedded wallet once its code is here. */
export type LiveEmbedded = {
  /** Asks the secure frame, which is made on the first question. */
  readonly ask: AskFrame
  readonly login: LoginSession
  /** The wallet of one chain family: EIP-1193 for `eip155`. Made once for each. */
  of(namespace: Namespace): EmbeddedProvider
  /** The frame's element; `undefined` until it was needed. */
  element(): HTMLIFrameElement | undefined
  /** Loads the frame, if it is not there, and resolves once it can be asked. @throws `frame_load_failed`, `frame_not_set` */
  load(): Promise<void>
  /** What the person began and may call off: ended by `stop`. */
  readonly attempt: { readonly signal: AbortSignal; stop(): void }
}

/**
 * Asks the secure frame.
 *
 * @throws `frame_load_failed`, `frame_not_set`, `frame_refused`, `frame_failed`, `request_aborted`, `client_destroyed`,
 *   `answer_invalid`
 */
export type AskFrame = <name extends FrameMessage>(
  name: name,
  payload: FramePayload<name>,
  options?: {
    /** What is thrown is its reason. */
    readonly signal?: AbortSignal | undefined
  },
) => Promise<FrameReply<name>>

/** Who is logged in, and with which accounts. */
export type LoginSession = {
  /** The account of a chain family, asked from the frame. @throws as `AskFrame` */
  enter(namespace: Namespace, signal?: AbortSignal): Promise<WalletSession>
  /** Takes up the login of an earlier visit, without a prompt; `undefined` when there is none. */
  resume(namespace: Namespace): Promise<WalletSession | undefined>
  current(namespace: Namespace): WalletSession | undefined
  /** @throws `chain_not_supported` and as `AskFrame` */
  switchTo(namespace: Namespace, network: CaipNetworkId): Promise<void>
  /** The kind of account used from now on; `eoa` where the frame gives no other. @throws `connector_not_connected` */
  prefer(type: 'eoa' | 'smartAccount'): Promise<'eoa' | 'smartAccount'>
  /** A chain family needs it no more. The last one logs out, which takes 3 s at most. */
  leave(namespace: Namespace): Promise<void>
  /** Notes what is remembered of a login that is complete. */
  keep(login: { provider: LoginProvider }): void
  /** The frame says that nobody is logged in any more. */
  lose(): void
}
