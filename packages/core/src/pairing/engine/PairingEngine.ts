import type { CaipNetworkId } from '@foyer/protocol'
import type {
  CacaoSignIn,
  createAuthPayload,
  SiwxSession,
  VerifySignature,
} from '@foyer/protocol/siwx'
import type { PairingPlatform } from './PairingPlatform.js'

/** The wallet at the other end, as it describes itself: untrusted, to be shown as text only. */
export type Peer = {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
  readonly redirect?: { readonly native?: string; readonly universal?: string }
}

/** What a wallet grants in a chain family (`eip155`) or on one network (`eip155:1`). */
export type GrantedNamespace = {
  /** The networks granted besides those of the accounts. */
  readonly chains?: readonly CaipNetworkId[]
  /** CAIP-10. */
  readonly accounts: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** What a proposal requests in a chain family. */
export type NamespaceProposal = {
  readonly chains: readonly CaipNetworkId[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** A session with a wallet, checked against its proposal. */
export type PairingSession = {
  /** 64 hex digits: the address of the session on the relay. */
  readonly topic: string
  /** The `id` of the attempt that it answers. */
  readonly proposalId: number
  readonly peer: Peer
  readonly namespaces: Readonly<Record<string, GrantedNamespace>>
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
  readonly sessionProperties?: Readonly<Record<string, string>>
  readonly scopedProperties?: Readonly<Record<string, unknown>>
  /** The wallet does not want to be brought to the front for requests. */
  readonly disableDeepLink: boolean
}

/** A proposal on its way. */
export type PairingAttempt = {
  readonly id: number
  /** `wc:…@2?…`, to be scanned or handed to a wallet app. */
  readonly uri: string
  /** When a wallet stops taking the URI, milliseconds since the epoch. */
  readonly expiresAt: number
  /**
   * @throws `user_rejected`, `pairing_expired`, `connect_cancelled`, `session_refused` (the wallet answered
   *   with what was not requested), `relay_refused`, `client_destroyed`
   */
  readonly approval: Promise<PairingSession>
  /** What the wallet signed with its approval, once `approval` has resolved. Absent: it was not asked to. */
  readonly signedIn?: () => readonly SiwxSession[]
  /** Cancels the attempt: the wallet gets a message, and `approval` rejects with `connect_cancelled`. */
  cancel(): void
}

export type PairingProposal = {
  readonly namespaces: Readonly<Record<string, NamespaceProposal>>
  /** What the session must contain at least; default: one account in one of the namespaces. */
  readonly required?: Readonly<Record<string, NamespaceProposal>>
  readonly sessionProperties?: Readonly<Record<string, string>>
}

/** What the wallet is to sign while connecting, and the methods that the session is to have. */
export type AuthenticationRequest = Omit<createAuthPayload.Parameters, 'iat' | 'aud'> & {
  /** EVM networks only, the preferred one first. */
  readonly chains: readonly CaipNetworkId[]
}

/** The result of a sign-in, checked; a wallet without one-click sign-in connects without `signIns`. */
export type Authentication = {
  /** Absent when the user signed in without permitting any method. */
  readonly session?: PairingSession
  readonly signIns: readonly CacaoSignIn[]
}

/** A sign-in on its way. */
export type AuthenticationAttempt = Omit<PairingAttempt, 'approval' | 'signedIn'> & {
  /** @throws as `PairingAttempt.approval`; `session_refused` for what was not requested or not signed */
  readonly answer: Promise<Authentication>
}

export type SessionRequest = {
  readonly topic: string
  readonly chainId: CaipNetworkId
  readonly method: string
  readonly params: unknown
  /** Seconds, 300 to 604,800. Default: 300. */
  readonly expiry?: number
  /** Called in the same turn, before anything is awaited: the wallet's app may be opened within the user's press. */
  readonly onSent?: (id: number) => void
  /**
   * The id of the same request, sent before the page was loaded anew: it is not sent again, and its answer is the outcome. Rejects with `request_expired`
   * where none waits under it.
   */
  readonly resumes?: number
  readonly signal?: AbortSignal
}

/** `waiting` for the next attempt; `refused` until the relay is needed again. */
export type RelayState = 'connecting' | 'connected' | 'waiting' | 'refused'

export type PairingEvent =
  | { readonly type: 'session_connect'; readonly session: PairingSession }
  /** Follows `session_connect` where the tab that proposed the session is gone. */
  | { readonly type: 'session_unclaimed'; readonly session: PairingSession }
  | { readonly type: 'session_update'; readonly session: PairingSession }
  | { readonly type: 'session_extend'; readonly session: PairingSession }
  /** Also emitted when the attempt is not awaited any more. */
  | ({ readonly type: 'session_authenticate'; readonly id: number } & Authentication)
  | {
      readonly type: 'session_event'
      readonly topic: string
      readonly chainId: CaipNetworkId
      readonly name: string
      readonly data: unknown
      /** The network is none of the session's: real wallets do so for `chainChanged`. */
      readonly isForeign: boolean
    }
  /** Ended by the wallet, by this page, or by another tab. */
  | { readonly type: 'session_delete'; readonly topic: string }
  | { readonly type: 'session_expire'; readonly topic: string }
  | { readonly type: 'session_ping'; readonly topic: string }
  | { readonly type: 'proposal_expire'; readonly id: number }
  /** An answer to a request that was sent before the page was reloaded. */
  | {
      readonly type: 'late_response'
      readonly topic: string
      readonly id: number
      readonly result?: unknown
      readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
    }
  | {
      readonly type: 'relay'
      readonly state: RelayState
      /** The relay's own words for a refusal. */
      readonly reason?: string
    }

/** The protocol, without a screen: one for each client, and one socket for all tabs of the origin. */
export type PairingEngine = {
  connect(proposal: PairingProposal): Promise<PairingAttempt>
  /**
   * Connects and signs in at once.
   *
   * @throws `siwx_not_enabled` without `verifySignature`, and what `createAuthPayload` throws
   */
  authenticate(request: AuthenticationRequest): Promise<AuthenticationAttempt>
  /** Rejects with the wallet's JSON-RPC error as `{ code, message, data }`, or a `FoyerError`. */
  request(request: SessionRequest): Promise<unknown>
  ping(topic: string): Promise<void>
  /** Prolongs a session to seven days from now. */
  extend(topic: string): Promise<void>
  /** Ends a session here at once; the wallet gets the message when it can. */
  disconnect(topic: string): Promise<void>
  sessions(): readonly PairingSession[]
  subscribe(listener: (event: PairingEvent) => void): () => void
  /** `did:key:…` of this browser at the relay. */
  clientId(): string
  /** What happened lately, for the developer. */
  log(): readonly string[]
  destroy(): void
}

export type PairingEngineOptions = {
  /** `wss://…` */
  readonly relayUrl: string
  readonly projectId: string
  readonly metadata: () => Peer
  readonly clock: {
    now(): number
    after(ms: number, run: () => void): () => void
  }
  /** Names what is stored and the lock of the leading tab. */
  readonly storagePrefix: string
  readonly signal: AbortSignal
  /** For the developer, bounded to 1,024,000 bytes; never keys, topics' contents or requests. */
  readonly log?: (line: string) => void
  /** Checks the signatures of sign-ins. Without it every sign-in fails. */
  readonly verifySignature?: VerifySignature
  /** What is taken from the browser; default: the browser's own. */
  readonly platform?: PairingPlatform
}
