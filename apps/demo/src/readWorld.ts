import type { Address } from 'viem'

/** What the sandbox gives the page in `/world.js`. */
export type World = {
  readonly chains: readonly WorldChain[]
  /** A network of Solana, where it runs. */
  readonly solana?: {
    readonly id: `solana:${string}`
    readonly name: string
    readonly rpcUrl: string
  }
  /** A network that spends outputs as Bitcoin does, where its node is installed. */
  readonly bitcoin?: {
    readonly id: `bip122:${string}`
    readonly name: string
    /** A source of Esplora's shape. */
    readonly esploraUrl: string
  }
  readonly accounts: readonly Address[]
  /** Foyer's own server, where it runs. */
  readonly server?: { readonly url: string }
  /** A server of swaps that is not to be trusted, by the lie that begins its paths. */
  readonly liar?: { readonly url: string }
  /** The embedded wallet's own origin, where it runs. */
  readonly wallet?: { readonly url: string }
  /** The page that plays a wallet on a phone. */
  readonly pocket?: { readonly url: string }
}

export type WorldChain = {
  readonly id: number
  readonly name: string
  readonly rpcUrl: string
  readonly configured: boolean
  readonly tokens: readonly {
    readonly address: Address
    readonly name: string
    readonly symbol: string
    readonly decimals: number
  }[]
  readonly contracts: {
    readonly multicall3: Address
    readonly grumpy: Address
    /** Exchanges of the Uniswap v2 kind, and of the v3 kind on the first chain. */
    readonly exchange: Record<'factory' | 'router' | 'wrapped', Address>
    readonly rangedExchange?: Record<'factory' | 'quoter' | 'router', Address>
    /** Where an account says what it is called on the first chain. */
    readonly ensReverseRegistrar?: Address
  }
}

/** @throws when the page is not served by the sandbox */
export function readWorld(): World {
  const { foyerWorld } = globalThis as { foyerWorld?: World }
  if (foyerWorld) return foyerWorld
  throw new Error('This page needs the sandbox, which gives it its chains. Run: npm start')
}
