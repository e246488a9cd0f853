import type { Adapter, AdapterContext, DiscoveredWallet, InjectedPage } from '../adapter.js'

/** What of a chain family has to be there before one of its wallets is chosen. */
export type InjectedFamily = {
  /** Discovers the wallets that a page has until it is stopped. */
  discover(parameters: {
    readonly page: InjectedPage
    readonly discovery: AdapterContext['discovery']
    /** Hears the complete list, at once and whenever it changes. */
    report(found: readonly DiscoveredWallet[]): void
  }): () => void
  /** The calls that its adapter has. */
  readonly calls: readonly FamilyCall[]
}

/** A call that the engine of an adapter answers, once it is loaded. */
type FamilyCall = Exclude<
  keyof Adapter,
  'namespace' | 'pairingOnly' | 'start' | 'prepare' | 'destroy'
>
