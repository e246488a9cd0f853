import { algorand } from './algorand/algorand.js'
import { bip122 } from './bip122/bip122.js'
import { cip34 } from './cip34/cip34.js'
import { cosmos } from './cosmos/cosmos.js'
import { eip155 } from './eip155/eip155.js'
import type { FamilyFacts } from './FamilyFacts.js'
import { multiversx } from './multiversx/multiversx.js'
import { near } from './near/near.js'
import { polkadot } from './polkadot/polkadot.js'
import { solana } from './solana/solana.js'
import { tezos } from './tezos/tezos.js'
import type { Namespace } from './traits.js'

/** The facts of each chain family. */
export const families: Readonly<Record<Namespace, FamilyFacts>> = {
  eip155,
  solana,
  polkadot,
  bip122,
  cosmos,
  algorand,
  cip34,
  // The name that MultiversX had before, which older wallets still have.
  elrond: multiversx,
  multiversx,
  near,
  tezos,
}
