import { bip122 } from './bip122/bip122.js'
import { cosmos } from './cosmos/cosmos.js'
import { eip155 } from './eip155/eip155.js'
import type { FamilyFacts } from './FamilyFacts.js'
import { polkadot } from './polkadot/polkadot.js'
import { solana } from './solana/solana.js'
import type { Namespace } from './traits.js'

/** The facts of each chain family. */
export const families: Readonly<Record<Namespace, FamilyFacts>> = {
  eip155,
  solana,
  polkadot,
  bip122,
  cosmos,
}
