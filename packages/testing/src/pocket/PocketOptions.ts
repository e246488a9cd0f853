import type { Hex } from 'viem'
import type { Decision } from '../wallet/Decision.js'
import type { WalletStorage } from '../wallet/WalletWindow.js'

/** A network as CAIP-2 writes it, of `eip155`, `solana`, `bip122`, `polkadot` or `cosmos`. */
export type PocketChain = {
  readonly id: string
  /** Where transactions go: of `bip122` a source of Esplora's shape. Without one the network can only be signed for. */
  readonly rpcUrl?: string
  /** How addresses begin: of `cosmos` the word (default: `cosmos`), of `polkadot` the number of SS58 (default: 42, that of no network). */
  readonly prefix?: string | number
  readonly name?: string
}

/** Time, so that a test can hold it. */
export type PocketClock = {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs once after `ms` milliseconds, unless the returned function is called before. */
  after(ms: number, run: () => void): () => void
}

/** The part of a `WebSocket` that is used. */
export type PocketSocket = {
  send(text: string): void
  close(): void
  onopen: unknown
  onmessage: unknown
  onclose: unknown
  onerror: unknown
}

export type PocketOptions = {
  /** `wss://…`, the same relay as the page's. */
  readonly relayUrl: string
  /** What the relay knows the wallet's maker by. Default: `local`. */
  readonly projectId?: string
  /** The name that pages get. Default: `Pocket Wallet`. */
  readonly name?: string
  /** The wallet's own web address, which pages get. */
  readonly url?: string
  /** Private keys, or indices of the mnemonic, which have an account of each chain family. The first is selected. Default: `[0, 1]`. */
  readonly accounts?: readonly [number | Hex, ...(number | Hex)[]]
  /** Default: `test test test test test test test test test test test junk`, which local nodes fund. */
  readonly mnemonic?: string
  /** The networks this wallet knows. At least one. */
  readonly chains: readonly [PocketChain, ...PocketChain[]]
  /** The answer to requests that need the user's approval. Default: `approve`. */
  readonly decision?: Decision
  /** Whether it answers sign-in together with connecting (`wc_sessionAuthenticate`). Default: yes. */
  readonly oneClickAuth?: boolean
  /** Where keys, pairings and sessions are kept over a reload. Default: nowhere. */
  readonly storage?: WalletStorage
  /** Default: the computer's. */
  readonly clock?: PocketClock
  /** Default: the one of the browser. Node before 22 has none. */
  readonly WebSocket?: new (
    url: string,
  ) => PocketSocket
}
