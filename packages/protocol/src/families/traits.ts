import { bip122Traits } from './bip122/bip122Traits.js'
import { eip155Traits } from './eip155/eip155Traits.js'
import type { FamilyTraits } from './FamilyTraits.js'
import { solanaTraits } from './solana/solanaTraits.js'

const all = {
  eip155: eip155Traits,
  solana: solanaTraits,
  polkadot: {},
  bip122: bip122Traits,
  cosmos: {},
}

/** A chain family that the widget serves, by its CAIP-2 namespace. */
export type Namespace = keyof typeof all

/** The chain families that the widget serves, in the order in which they are listed, with what every page needs of them. */
export const traits: Readonly<Record<Namespace, FamilyTraits>> = all
