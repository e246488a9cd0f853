import { createBitcoinAccount } from '../../bitcoin/createBitcoinAccount.js'
import { createCosmosAccount } from '../../cosmos/createCosmosAccount.js'
import { createPolkadotAccount } from '../../polkadot/createPolkadotAccount.js'
import { createSolanaAccount } from '../../solana/createSolanaAccount.js'
import { createAccounts } from '../../wallet/createAccounts.js'
import { junk } from '../../wallet/seedOf.js'
import type { PocketOptions } from '../PocketOptions.js'
import type { PocketAccountOf, PocketFamily } from './PocketAccountOf.js'

/** Those of other families than `eip155`: one for each that comes from the mnemonic. */
export type PocketAccounts = {
  readonly [family in PocketFamily]: readonly PocketAccountOf[family][]
}

export function createPocketAccounts({
  accounts = [0, 1],
  mnemonic = junk,
}: Pick<PocketOptions, 'accounts' | 'mnemonic'>): PocketAccounts {
  const indices = accounts.filter((source) => typeof source === 'number')
  return {
    eip155: createAccounts(accounts, mnemonic)(),
    solana: indices.map((index) => createSolanaAccount(mnemonic, index)),
    bip122: indices.map((index) => createBitcoinAccount(mnemonic, index)),
    polkadot: indices.map((index) => createPolkadotAccount(mnemonic, index, 'sr25519')),
    cosmos: indices.map((index) => createCosmosAccount(mnemonic, index)),
  }
}
