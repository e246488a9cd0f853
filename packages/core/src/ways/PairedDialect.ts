import type { CaipNetworkId } from '@foyer/protocol'
import type { Call } from '../FamilyFeatures.js'

/** What a family's dialect works on, over a paired wallet. */
export type DialectWallet = {
  /** Changes with the session and its contents. @throws `sign_client_missing`, `not_connected` when no wallet is paired */
  sessionKey(): string
  /** Asks the wallet, whose app comes to the front where the user was sent to it. */
  request(call: Call, chain: CaipNetworkId): Promise<unknown>
  /** Asks the network. */
  read(chain: CaipNetworkId, call: Call): Promise<unknown>
  /** The addresses on a network, the one in use first. */
  addresses(chain: CaipNetworkId): readonly string[]
  setDefaultChain(chain: CaipNetworkId): void
  /** Whether the wallet takes a call on a network. */
  takes(chain: CaipNetworkId, method: string): boolean
  /** Whether the session has a network. */
  isGranted(chain: CaipNetworkId): boolean
  /** The same, now or as soon as the wallet adds it; gives up after `sessionUpdateWaitMs`. */
  becomesGranted(chain: CaipNetworkId): Promise<boolean>
  /** Whether the wallet goes to networks that its session does not have. */
  goesAnywhere(): boolean
}

export type PairedDialect = {
  /** Makes what answers the calls of one session. */
  create(wallet: DialectWallet): (call: Call, chain: CaipNetworkId) => unknown
  /** The wallet may say that it is on a network that its session does not have. */
  readonly roams?: true
}
