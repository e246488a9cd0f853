import type { CaipNetworkId } from '../caip.js'
import type { SiwxSession, SiwxStore } from './SiwxStore.js'

/** What a client gives the store of its sign-ins. */
export type SiwxContext = {
  readonly projectId: string
  /** The address of the host's own Foyer server, without a slash at its end; `undefined` where it has none. */
  readonly server: string | undefined
  /** The origin of the page: `https://app.example`. */
  readonly origin: string
  /** Texts of this client in the browser's storage. */
  readonly storage: SiwxTexts
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Aborted when the client ends. */
  readonly signal: AbortSignal
  /** Sends a node of a network a call that needs no wallet: that of the network that is named, and of no other. */
  readonly rpc: (
    chainId: CaipNetworkId,
    call: { readonly method: string; readonly params: readonly unknown[] },
  ) => Promise<unknown>
}

export type SiwxTexts = {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
}

/** Makes the store of each client that it is given to. It is on the page before any click, so the store itself is loaded when it is needed. */
export type SiwxSetup = {
  readonly createStore: (context: SiwxContext) => Promise<SiwxStore>
  /** The session that this browser keeps, read at once: a page shows it with its first picture. */
  readonly remembered?: ((storage: SiwxTexts, now: number) => SiwxSession | undefined) | undefined
}
