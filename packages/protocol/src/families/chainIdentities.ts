import { bip122Identity } from './bip122/bip122Identity.js'
import type { ChainIdentity } from './ChainIdentity.js'
import { cosmosIdentity } from './cosmos/cosmosIdentity.js'
import { eip155Identity } from './eip155/eip155Identity.js'
import { polkadotIdentity } from './polkadot/polkadotIdentity.js'
import { solanaIdentity } from './solana/solanaIdentity.js'
import type { Namespace } from './traits.js'

/** How nodes of each chain family are identified. The nodes of a family that is missing cannot be. */
export const chainIdentities = {
  eip155: eip155Identity,
  solana: solanaIdentity,
  bip122: bip122Identity,
  polkadot: polkadotIdentity,
  cosmos: cosmosIdentity,
} satisfies Partial<Record<Namespace, ChainIdentity>>
