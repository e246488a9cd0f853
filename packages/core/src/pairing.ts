import type { CaipNetworkId, Namespace } from '@foyer/protocol'
import type { Adapter, WalletProvider, WalletSession } from './adapter.js'
import type {
  PairingAttempt,
  PairingEngine,
  PairingSession,
} from './pairing/engine/PairingEngine.js'

/** What a client holds of pairing, beside the facts. Its code is loaded when it is first needed. */
export type Pairing = {
  /** Whether the host wants it, and there is a relay to pair over. */
  readonly offered: boolean
  readonly now: {
    /** What was loaded, or is being: see `livePairing`. */
    live?: Promise<LivePairing> | undefined
    /** The URI that is being made: who asks meanwhile gets the same. */
    preparing?: Promise<void> | undefined
    /** The proposals that a wallet may still answer, the one shown last. */
    attempts?: readonly PairingAttempt[]
    /** This browser at the relay, once it is known: `did:key:…` */
    clientId?: string
  }
}

/** Pairing once its code is here. */
export type LivePairing = {
  readonly engine: PairingEngine
  readonly provider: UniversalProvider
  readonly doors: Doors
  /** What an adapter over nothing but this answers; `report` hears what the wallet does by itself. Made once for each. */
  calls(namespace: Namespace, report: (session: WalletSession | undefined) => void): PairedCalls
  /** Asks for what the host's networks need. */
  propose(): Promise<PairingAttempt>
  /** Connects what the wallet approves, and notes what it declines. */
  follow(attempt: PairingAttempt): void
}

/** What every chain family answers over a paired wallet. */
export type PairedCalls = Pick<
  Adapter,
  | 'connect'
  | 'reconnect'
  | 'disconnect'
  | 'switchNetwork'
  | 'getBalance'
  | 'signMessage'
  | 'sendTransaction'
  | 'getProvider'
>

/** How a session comes and goes. */
export type Doors = {
  /** Pairs a wallet where none is. Rejects as `PairingAttempt.approval` does. */
  enter(): Promise<void>
  /** Takes up the session of an earlier visit; resolves to whether there is one now. */
  resume(): Promise<boolean>
  /** A chain family needs it no more. The last one ends it. */
  leave(namespace: Namespace): Promise<void>
}

/** One session as a provider for every chain family of it. */
export type UniversalProvider = {
  /** The session in use; `undefined` when no wallet is paired. */
  session(): PairingSession | undefined
  /** Uses this session from now on; `undefined` leaves the one in use without ending it. */
  adopt(session: PairingSession | undefined): void
  /**
   * Asks the wallet, or for what a wallet has no part in the network.
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
  /** Hears what the session tells (`session_event`, `session_update`, …), and what every chain family does. */
  on(event: string, listener: (value: never) => void): void
  removeListener(event: string, listener: (value: never) => void): void
  /** Ends the session, for all chain families. */
  disconnect(): Promise<void>
}
