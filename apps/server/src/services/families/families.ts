import { bip122 } from './bip122/bip122.js'
import { cosmos } from './cosmos/cosmos.js'
import { eip155 } from './eip155/eip155.js'
import { polkadot } from './polkadot/polkadot.js'
import type { ServedFamily } from './ServedFamily.js'
import { solana } from './solana/solana.js'

/** The chain families whose nodes the server calls, by CAIP-2 namespace. */
export const families: ReadonlyMap<string, ServedFamily> = new Map<string, ServedFamily>([
  ['eip155', eip155],
  ['solana', solana],
  ['bip122', bip122],
  ['polkadot', polkadot],
  ['cosmos', cosmos],
])
