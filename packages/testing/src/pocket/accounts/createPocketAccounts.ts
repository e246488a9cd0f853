import type { LocalAccount } from 'viem'
import { createSolanaAccount, type SolanaAccount } from '../../solana/createSolanaAccount.js'
import { createAccounts, junk } from '../../wallet/createAccounts.js'
import type { PocketOptions } from '../PocketOptions.js'

export type PocketAccounts = {
  readonly eip155: readonly LocalAccount[]
  /** One for each that comes from the mnemonic. */
  readonly solana: readonly SolanaAccount[]
}

/** The families that the wallet has accounts in. */
export type PocketFamily = keyof PocketAccounts

export function createPocketAccounts({
  accounts = [0, 1],
  mnemonic = junk,
}: Pick<PocketOptions, 'accounts' | 'mnemonic'>): PocketAccounts {
  const indices = accounts.filter((source) => typeof source === 'number')
  return {
    eip155: createAccounts(accounts, mnemonic)(),
    solana: indices.map((index) => createSolanaAccount(mnemonic, index)),
  }
}

/** The family of a CAIP-2 id, where the wallet has it. */
export function familyOf(chainId: string): PocketFamily | undefined {
  const [family] = chainId.split(':')
  return family === 'eip155' || family === 'solana' ? family : undefined
}
