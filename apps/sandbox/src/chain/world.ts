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
    /** Reverts with a reason whatever one does. */
    readonly grumpy: Address
  }
}

/** Everything a page has to know of the sandbox. Served as `/world.json` and `/world.js`. */
export type World = {
  readonly chains: readonly WorldChain[]
  /** Funded accounts of the well-known junk mnemonic, by index. */
  readonly accounts: readonly Address[]
}
