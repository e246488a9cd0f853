import type { Approvals } from '../wallet/createApprovals.js'
import type { Memory } from '../wallet/createMemory.js'
import type { SolanaAccount } from './createSolanaAccount.js'
import type { SolanaCluster } from './SolanaWalletOptions.js'

/** What a wallet of Solana remembers of this page. */
export type SolanaFacts = {
  readonly granted: boolean
  readonly locked: boolean
  /** Position in the list of accounts. */
  readonly selected: number
  readonly chains: readonly string[]
}

/** What every feature of the wallet works with. */
export type SolanaWalletContext = {
  accounts(): readonly SolanaAccount[]
  readonly clusters: readonly SolanaCluster[]
  readonly memory: Memory<SolanaFacts>
  readonly approvals: Approvals
}
