import type { Namespace } from '@foyer/protocol'
import type { InjectedFamily } from '../ways/InjectedFamily.js'
import { eip155Injected } from './eip155/injected/eip155Injected.js'
import { solanaInjected } from './solana/injected/solanaInjected.js'

/** The chain families whose wallets Foyer finds in a page: a part of the opening, so that the list is there with it. */
export const injectedFamilies = {
  eip155: eip155Injected,
  solana: solanaInjected,
} satisfies Readonly<Partial<Record<Namespace, InjectedFamily>>>

/** Names the calls of each family to its adapter's types. */
export type InjectedFamilies = typeof injectedFamilies
