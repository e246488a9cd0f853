import type { Decision } from '../wallet/Decision.js'
import type { PocketPeer, PocketSession } from './session/PocketSession.js'

/** What a person chooses when they say yes to a connection. */
export type PocketChoice = {
  /** CAIP-2 ids. Default: all that the page asks for and the wallet knows. */
  readonly chains?: readonly string[]
  /** Positions of accounts, the first is the selected one. Default: all. */
  readonly accounts?: readonly number[]
}

/** One family of networks of a proposal. */
export type PocketAsked = {
  /** The key as it came: `eip155`, or `eip155:1`. */
  readonly key: string
  readonly required: boolean
  readonly chains: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

type Answerable = {
  readonly id: number
  readonly topic: string
  readonly peer: PocketPeer
  /** Without an error: the person said no. */
  reject(error?: unknown): void
}

/** What waits for the person. */
export type PocketPrompt =
  | (Answerable & {
      readonly kind: 'proposal'
      readonly method: 'wc_sessionPropose'
      readonly asked: readonly PocketAsked[]
      /** The networks that a yes would grant if nothing else is chosen. */
      readonly chains: readonly string[]
      approve(choice?: PocketChoice): void
    })
  | (Answerable & {
      readonly kind: 'authentication'
      readonly method: 'wc_sessionAuthenticate'
      /** The texts that a yes would sign, for the selected account. */
      readonly messages: readonly string[]
      readonly chains: readonly string[]
      approve(choice?: PocketChoice): void
    })
  | (Answerable & {
      readonly kind: 'request'
      readonly method: string
      readonly params: unknown
      readonly chainId: string
      approve(): void
    })

/** Something that was asked, whatever became of it. */
export type PocketRequest = {
  readonly topic: string
  readonly method: string
  readonly params: unknown
  readonly chainId: string | undefined
}

export type PocketState = {
  /** `off` while nothing is to be heard or sent, or by `goOffline`. */
  readonly relay: 'off' | 'connecting' | 'connected' | 'waiting' | 'refused'
  /** The relay's words for a refusal. */
  readonly reason: string | undefined
  readonly sessions: readonly PocketSession[]
  readonly open: readonly PocketPrompt[]
  /** The network the wallet is on, CAIP-2. */
  readonly chainId: string
  /** Position of the selected account. */
  readonly selected: number
}

/** A wallet on a phone, played by a test or a page. */
export type PocketWallet = {
  readonly name: string
  /** `did:key:…` at the relay. */
  readonly clientId: string
  /** Addresses by family, in the order of the accounts. */
  readonly addresses: Readonly<Record<'eip155' | 'solana', readonly string[]>>
  /** The networks it knows, also those that pages had added. */
  readonly chains: () => readonly { readonly id: string; readonly name: string }[]
  /** Everything pages asked, in order. */
  readonly requests: readonly PocketRequest[]
  /** A new object whenever something changed. */
  readonly state: () => PocketState
  readonly subscribe: (listener: () => void) => () => void

  /**
   * Takes up a pairing: `wc:…` in each spelling, base64, or a link with `?uri=`. The proposal comes by itself.
   *
   * @throws `Error` whose message a person can read, when it is none or expired
   */
  pair(text: string): void

  /** What happens from now on to this: a method, `wc_sessionPropose`, `wc_sessionAuthenticate`, or everything. */
  decide(decision: Decision, method?: string): void
  approve(method?: string): void
  reject(method?: string): void
  hold(method?: string): void
  /** Answers with exactly this error from now on: `{ code, message, data? }`. */
  fail(error: unknown, method?: string): void
  /** Answers what is open. Default: yes. */
  release(answer?: 'approve' | 'reject', method?: string): void
  /** What a yes to a connection means from now on. */
  choose(choice: PocketChoice): void

  /** Goes to another network and tells every session; one that has not this network is given it before. */
  switchChain(chainId: string): Promise<void>
  /** Makes another account the first, everywhere. */
  selectAccount(index: number): Promise<void>
  /** Gives a session other networks or accounts. Resolves when the page agreed. */
  update(topic: string, choice: PocketChoice): Promise<void>
  /** Gives a session seven days from now. Resolves when the page agreed. */
  extend(topic: string): Promise<void>
  /** Resolves when the page answered. */
  ping(topic: string): Promise<void>
  /** Tells a session of an event as it stands, true or not. */
  emit(topic: string, event: { name: string; data: unknown }, chainId: string): void
  /** Sends any call over a session, true or not. Resolves with the page's answer. */
  call(topic: string, method: string, params: unknown): Promise<unknown>
  /** Ends a session here at once; the page hears of it when it can. */
  disconnect(topic: string): void

  /** No way to the relay until `goOnline`: the phone is in a tunnel. */
  goOffline(): void
  goOnline(): void
  /** The page may have slept, or the network come back. */
  wake(): void
  /** Stops; what is stored stays. */
  destroy(): void
}
