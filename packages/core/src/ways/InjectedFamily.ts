import type { AdapterContext } from '../AdapterContext.js'
import type { Adapter } from '../adapter.js'
import type { DiscoveredWallet, InjectedPage } from '../DiscoveredWallet.js'
import type { requiredCalls } from './requiredCalls.js'
import type { Registrations } from './standard/createRegistrations.js'

/** What of a chain family has to be there before one of its wallets is chosen. */
export type InjectedFamily = {
  /** Discovers the wallets that a page has until it is stopped. */
  discover(parameters: {
    readonly page: InjectedPage
    readonly discovery: AdapterContext['discovery']
    /** The client's ear for the Wallet Standard, which its chain families share. */
    readonly registrations: Registrations
    /** Hears the complete list, at once and whenever it changes. */
    report(found: readonly DiscoveredWallet[]): void
  }): () => void
  /** Its engine looks for a wallet around a page in a frame, so there it is loaded at the start. */
  readonly looksAround?: true
  /** The calls that its adapter has beside `requiredCalls`. */
  readonly features: readonly Feature[]
}

/** A call that an adapter may lack. */
type Feature = Exclude<
  keyof Adapter,
  (typeof requiredCalls)[number] | 'namespace' | 'pairingOnly' | 'start' | 'prepare' | 'destroy'
>
