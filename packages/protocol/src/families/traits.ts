import { bip122Traits } from './bip122/bip122Traits.js'
import { eip155Traits } from './eip155/eip155Traits.js'
import type { FamilyTraits } from './FamilyTraits.js'
import type { PairedNamespace } from './pairedNamespaces.js'
import { solanaTraits } from './solana/solanaTraits.js'

const all = {
  eip155: eip155Traits,
  solana: solanaTraits,
  polkadot: {},
  bip122: bip122Traits,
  cosmos: {},
}

/** A chain family that the widget serves, by its CAIP-2 namespace. */
export type Namespace = keyof typeof all | PairedNamespace

/** What every page needs of the chain families, in the order in which they are listed. Those that are served by pairing alone have nothing here. */
export const traits: Readonly<Partial<Record<Namespace, FamilyTraits>>> = all
