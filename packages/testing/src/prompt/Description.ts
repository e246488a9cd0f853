import type { WalletChain } from '../wallet/WalletOptions.js'

/** The description of a request that a prompt shows. */
export type Description = {
  readonly title: string
  readonly facts: readonly (readonly [label: string, value: string])[]
  /** Longer text, as it is to be signed. */
  readonly text?: string
  readonly approve: string
}

/** What a prompt knows beside the request. */
export type PromptSurroundings = { readonly site: string; readonly chains: readonly WalletChain[] }
/** Puts the parameters of one method in words. It may throw: a page sends anything. */
export type Describe = (params: readonly unknown[], known: PromptSurroundings) => Description
