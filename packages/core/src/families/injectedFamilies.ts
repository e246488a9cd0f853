import type { Namespace } from '@foyer/protocol'
import type { Adapter } from '../adapter.js'
import type { FamilyTypes } from '../FamilyTypes.js'
import type { InjectedFamily } from '../ways/InjectedFamily.js'
import type { requiredCalls } from '../ways/requiredCalls.js'
import { bip122Injected } from './bip122/injected/bip122Injected.js'
import { cosmosInjected } from './cosmos/injected/cosmosInjected.js'
import { eip155Injected } from './eip155/injected/eip155Injected.js'
import { polkadotInjected } from './polkadot/injected/polkadotInjected.js'
import { solanaInjected } from './solana/injected/solanaInjected.js'

/** The chain families whose wallets Foyer finds in a page: a part of the opening, so that the list is there with it. */
export const injectedFamilies = {
  eip155: eip155Injected,
  solana: solanaInjected,
  polkadot: polkadotInjected,
  cosmos: cosmosInjected,
  bip122: bip122Injected,
} satisfies Readonly<Partial<Record<Namespace, InjectedFamily>>>

/** All calls of a family's adapter, which its engine answers once it is loaded. */
export type InjectedCalls<
  namespace extends keyof typeof injectedFamilies,
  types extends FamilyTypes,
> = Required<
  Pick<
    Adapter<types>,
    (typeof requiredCalls | (typeof injectedFamilies)[namespace]['features'])[number]
  >
>
