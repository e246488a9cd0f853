import type { Address } from 'viem'

/** A coin of the sandbox, at one address on every chain. */
export type WorldToken = {
  readonly address: Address
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

export type WorldChain = {
  readonly id: number
  readonly name: string
  readonly rpcUrl: string
  /** Whether the demo is configured for it. One chain is not, to show what happens then. */
  readonly configured: boolean
  readonly tokens: readonly WorldToken[]
  readonly contracts: {
    readonly multicall3: Address
    /** ERC-721 with pictures on the chain. */
    readonly stalls: Address
    /** ERC-1155 with pictures on the chain. */
    readonly crates: Address
    /** Pays for operations of smart accounts that the server signed (ERC-4337 0.7). */
    readonly paymaster: Address
    /** Reverts with a reason whatever one does. */
    readonly grumpy: Address
    /** An exchange of the Uniswap v2 kind, with pools for every coin. */
    readonly exchange: {
      readonly factory: Address
      readonly router: Address
      /** The token that stands for the native coin in pools. */
      readonly wrapped: Address
    }
    /** An exchange of the Uniswap v3 kind, on the first chain. */
    readonly rangedExchange?: {
      readonly factory: Address
      readonly quoter: Address
      readonly router: Address
    }
    /** Coins that do not behave, on the first chain, each with a pool of the older kind. */
    readonly oddTokens?: {
      /** Keeps a tenth of whatever moves. */
      readonly taxed: Address
      /** Answers nothing, and allows nothing new before the old is taken back. */
      readonly stern: Address
      /** Can be bought and not sold. */
      readonly shut: Address
    }
    /** The door to ENS names, on the first chain. */
    readonly ensUniversalResolver?: Address
    /** Where an account says what it is called on this chain (ENSIP-19), on the first chain. */
    readonly ensReverseRegistrar?: Address
  }
}

/** A token of Solana, by its mint. */
export type SolanaToken = {
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** Everything a page has to know of the sandbox. Served as `/world.json` and `/world.js`. */
export type World = {
  readonly chains: readonly WorldChain[]
  /** A network of Solana, where it runs. */
  readonly solana?: {
    readonly id: `solana:${string}`
    readonly name: string
    readonly rpcUrl: string
    /** Tokens that the exchange at Jupiter's address swaps, and one another and the coin. */
    readonly tokens?: readonly SolanaToken[]
    /** What plays Jupiter's service for it. */
    readonly jupiter?: { readonly url: string }
  }
  /** A network that spends outputs as Bitcoin does, where its node is installed. */
  readonly bitcoin?: {
    readonly id: `bip122:${string}`
    readonly name: string
    /** A source of Esplora's shape. */
    readonly esploraUrl: string
  }
  /** Funded accounts of the well-known junk mnemonic, by index. */
  readonly accounts: readonly Address[]
  /** Foyer's own server, where it runs. */
  readonly server?: { readonly url: string }
  /** The embedded wallet's own origin. */
  readonly wallet?: { readonly url: string }
  /** The guard: the second service of the embedded wallet. */
  readonly guard?: { readonly url: string }
  /** Where all mails arrive: a page, and `/mails.json?to=` for tests. */
  readonly mailbox?: { readonly url: string }
  /** What plays the providers of logins. */
  readonly identity?: { readonly url: string }
  /** A server of swaps that is not to be trusted, in front of Foyer's own: the name of a lie is the first part of its paths. */
  readonly liar?: { readonly url: string }
  /** The shop where test coins are bought by cards that do not exist. */
  readonly till?: { readonly url: string }
  /** The page that plays a wallet on a phone. */
  readonly pocket?: { readonly url: string }
}
