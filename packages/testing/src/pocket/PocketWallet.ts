import type { Decision } from '../wallet/Decision.js'
import type { PocketFamily } from './accounts/PocketAccountOf.js'
import type { PocketPeer, PocketSession } from './session/PocketSession.js'

/** What a user chooses when approving a connection. */
export type PocketChoice = {
  /** CAIP-2 ids. Default: all that the page requests and the wallet knows. */
  readonly chains?: readonly string[]
  /** Positions of accounts, the first is the selected one. Default: all. */
  readonly accounts?: readonly number[]
}

/** One family of networks of a proposal. */
export type PocketProposed = {
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
  /** Without an error: as if the user declined. */
  reject(error?: unknown): void
}

/** A prompt that waits for the user. */
export type PocketPrompt =
  | (Answerable & {
      readonly kind: 'proposal'
      readonly method: 'wc_sessionPropose'
      readonly proposed: readonly PocketProposed[]
      /** The networks that an approval grants if nothing else is chosen. */
      readonly chains: readonly string[]
      approve(choice?: PocketChoice): void
    })
  | (Answerable & {
      readonly kind: 'authentication'
      readonly method: 'wc_sessionAuthenticate'
      /** The texts that an approval signs, for the selected account. */
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

/** A request of a page, whatever its outcome. */
export type PocketRequest = {
  readonly topic: string
  readonly method: string
  readonly params: unknown
  readonly chainId: string | undefined
}

export type PocketState = {
  /** `off` while there is nothing to receive or send, or by `goOffline`. */
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
  /** Addresses by chain family, in the order of the accounts, each as the wallet's first network of the family writes it. */
  readonly addresses: Readonly<Record<PocketFamily, readonly string[]>>
  /** The networks it knows, also those that pages had added. */
  readonly chains: () => readonly { readonly id: string; readonly name: string }[]
  /** Every request of pages, in order. */
  readonly requests: readonly PocketRequest[]
  /** A new object after each change. */
  readonly state: () => PocketState
  readonly subscribe: (listener: () => void) => () => void

  /**
   * Takes up a pairing: `wc:…` in each spelling, base64, or a link with `?uri=`. The proposal comes by itself.
   *
   * @throws `Error` with a message for the user, when the text is no URI or has expired
   */
  pair(text: string): void

  /** Sets the answer from now on to a method, `wc_sessionPropose`, `wc_sessionAuthenticate`, or, without `method`, to everything. */
  decide(decision: Decision, method?: string): void
  approve(method?: string): void
  reject(method?: string): void
  hold(method?: string): void
  /** Answers with exactly this error from now on: `{ code, message, data? }`. */
  fail(error: unknown, method?: string): void
  /** Answers the open prompts. Default: `approve`. */
  release(answer?: 'approve' | 'reject', method?: string): void
  /** Sets what an approval of a connection grants from now on. */
  choose(choice: PocketChoice): void

  /** Switches to another network and emits that in every session; a session without this network gets it before. */
  switchChain(chainId: string): Promise<void>
  /** Makes another account the first, everywhere. */
  selectAccount(index: number): Promise<void>
  /** Gives a session other networks or accounts. Resolves when the page agreed. */
  update(topic: string, choice: PocketChoice): Promise<void>
  /** Gives a session seven days from now. Resolves when the page agreed. */
  extend(topic: string): Promise<void>
  /** Resolves when the page answered. */
  ping(topic: string): Promise<void>
  /** Emits an event in a session unchanged, true or not. */
  emit(topic: string, event: { name: string; data: unknown }, chainId: string): void
  /** Sends any call over a session, true or not. Resolves with the page's answer. */
  call(topic: string, method: string, params: unknown): Promise<unknown>
  /** Ends a session here at once; the page gets the message when it can. */
  disconnect(topic: string): void

  /** No way to the relay until `goOnline`: the phone is in a tunnel. */
  goOffline(): void
  goOnline(): void
  /** The page may have slept, or the network come back. */
  wake(): void
  /** Stops; what is stored stays. */
  destroy(): void
}
