import type { WalletStorage } from '../wallet/WalletWindow.js'
import type { OutgoingMessage } from './relay/OutgoingMessage.js'
import type { PocketSession } from './session/PocketSession.js'

type Pairing = {
  readonly topic: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
  /** The calls that the page makes over it. */
  readonly methods: readonly string[]
}

/** Everything that outlives a reload. */
export type StoredPocket = {
  /** The wallet's private key at the relay. */
  readonly seed: string
  /** The keys of topics. */
  readonly keys: Readonly<Record<string, string>>
  readonly pairings: readonly Pairing[]
  readonly sessions: readonly PocketSession[]
  /** The decrypted messages of pages that wait for the user. */
  readonly inbox: readonly { readonly topic: string; readonly text: string }[]
  /** What the relay has not taken yet. */
  readonly outbox: readonly OutgoingMessage[]
  /** The latest messages that were read, by their hashes. */
  readonly seen: readonly string[]
  readonly chainId: string
  readonly selected: number
  /** Networks that pages had added: number to RPC URL. */
  readonly added: Readonly<Record<number, string>>
}

export type Store = {
  get(): StoredPocket
  set(change: Partial<StoredPocket>): void
}

const key = 'foyer-testing.pocket'

/** Holds what is remembered. A storage that is refused or full forgets, and nothing more. */
export function createStore({ storage, initial, changed }: createStore.Parameters): Store {
  let stored: StoredPocket = { ...initial, ...read(storage) }
  const write = () => {
    try {
      storage?.setItem(key, JSON.stringify(stored))
    } catch {
      // Over a reload it is a new wallet then.
    }
  }
  write()
  return {
    get: () => stored,
    set(change) {
      stored = { ...stored, ...change }
      write()
      changed()
    },
  }
}

export declare namespace createStore {
  type Parameters = {
    storage: WalletStorage | undefined
    initial: StoredPocket
    changed: () => void
  }
}

function read(storage: WalletStorage | undefined): Partial<StoredPocket> {
  try {
    const value: unknown = JSON.parse(storage?.getItem(key) ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
