import type { Approvals } from '../wallet/createApprovals.js'
import type { Memory } from '../wallet/createMemory.js'
import type { BitcoinWalletOptions } from './BitcoinWalletOptions.js'
import type { KeyAccount } from './createBitcoinAccount.js'

/** What a wallet of Bitcoin remembers of this page. */
export type BitcoinFacts = {
  readonly granted: boolean
  readonly locked: boolean
  /** Position in the list of accounts. */
  readonly selected: number
  readonly chains: readonly string[]
}

/** An account that the page may see. */
export type SeenAccount = {
  readonly address: string
  readonly key: KeyAccount
  readonly chains: readonly string[]
}

/** What every shape of the wallet works with. */
export type BitcoinWalletContext = Pick<BitcoinWalletOptions, 'networks'> & {
  readonly messages: 'bip322' | 'ecdsa'
  readonly memory: Memory<BitcoinFacts>
  readonly approvals: Approvals
  /** The accounts that the page may see, the one for payments first; none before the grant or while locked. */
  seen(facts?: BitcoinFacts): readonly SeenAccount[]
}
