import type { LocalAccount } from 'viem'
import type { KeyAccount } from '../../bitcoin/createBitcoinAccount.js'
import type { CosmosAccount } from '../../cosmos/createCosmosAccount.js'
import type { PolkadotAccount } from '../../polkadot/createPolkadotAccount.js'
import type { SolanaAccount } from '../../solana/createSolanaAccount.js'

/** What the wallet has of each chain family for one of its accounts. */
export type PocketAccountOf = {
  readonly eip155: LocalAccount
  readonly solana: SolanaAccount
  /** One for payments, which sessions name, and one for ordinals. */
  readonly bip122: readonly [payment: KeyAccount, ordinals: KeyAccount]
  readonly polkadot: PolkadotAccount
  readonly cosmos: CosmosAccount
}

/** The chain families that the wallet has accounts of. */
export type PocketFamily = keyof PocketAccountOf
