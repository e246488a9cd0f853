import type { CaipNetworkId, Namespace } from '@foyer/protocol'
import type { CacaoSignIn } from '@foyer/protocol/siwx'
import type {
  PairingAttempt,
  PairingEngine,
  PairingSession,
} from './pairing/engine/PairingEngine.js'
import type { WalletProvider, Way } from './Way.js'

/** Pairing, once its code is loaded. */
export type LivePairing = {
  readonly engine: PairingEngine
  readonly provider: UniversalProvider
  readonly lifecycle: SessionLifecycle
  /** The way to the paired wallet of a chain family. */
  way(namespace: Namespace): Way
  /** Proposes a session with what the host's networks need. */
  propose(): Promise<PairingAttempt>
  /** Connects what the wallet approves, and notes what it declines. */
  follow(attempt: PairingAttempt): void
  /** Keeps what a wallet signed while the page was away, which no attempt of this page takes, until its account is connected. */
  noteLeft(signIns: readonly CacaoSignIn[]): Promise<void>
}

/** How a session begins and ends. */
export type SessionLifecycle = {
  /** Pairs a wallet where none is. Rejects as `PairingAttempt.approval` does. */
  enter(): Promise<void>
  /** Resumes the session of an earlier visit; resolves to whether there is one now. */
  resume(): Promise<boolean>
  /** Ends the use by one chain family. The last one ends the session. */
  leave(namespace: Namespace): Promise<void>
}

/** One session as a provider for every chain family of it. */
export type UniversalProvider = {
  /** The session in use; `undefined` when no wallet is paired. */
  session(): PairingSession | undefined
  /** Uses this session from now on; `undefined` leaves the one in use without ending it. */
  adopt(session: PairingSession | undefined): void
  /**
   * Sends a request to the wallet, or to the network if the wallet is not needed for it.
   *
   * @throws `sign_client_missing`, `not_connected`, `namespace_not_configured`, `chain_id_not_found`, `rpc_url_missing`
   * @throws the wallet's own error as `{ code, message, data }`
   */
  request(
    parameters: { readonly method: string; readonly params?: unknown },
    chainId?: CaipNetworkId,
  ): Promise<unknown>
  /** The network that requests of its chain family are about. @throws `namespace_not_configured` */
  setDefaultChain(chainId: CaipNetworkId): void
  /** The network in use of a chain family; `undefined` when the session has none. */
  defaultChain(namespace: Namespace): CaipNetworkId | undefined
  /** The addresses in a chain family, on the network in use, the one in use first; none without a session. */
  accounts(namespace: Namespace): readonly string[]
  /** Whether the session has a network. */
  isGranted(chainId: CaipNetworkId): boolean
  /** The same for one chain family: EIP-1193 for `eip155`. */
  of(namespace: Namespace): WalletProvider
  /** Listens to events of the session (`session_event`, `session_update`, …), and of every chain family. */
  on(event: string, listener: (value: never) => void): void
  removeListener(event: string, listener: (value: never) => void): void
  /** Ends the session, for all chain families. */
  disconnect(): Promise<void>
}
