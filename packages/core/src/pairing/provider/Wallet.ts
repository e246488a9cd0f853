import type { CaipNetworkId } from '@foyer/protocol'
import type { PairingSession } from '../engine/PairingEngine.js'

export type Call = { readonly method: string; readonly params?: unknown }

/** What the calls of a chain family work on. */
export type Wallet = {
  /** @throws `sign_client_missing`, `not_connected` when no wallet is paired */
  session(): PairingSession
  /** Asks the wallet, whose app comes to the front where the person was sent to it. */
  ask(call: Call, chain: CaipNetworkId): Promise<unknown>
  /** Asks the network. */
  read(chain: CaipNetworkId, call: Call): Promise<unknown>
  /** The addresses on a network, the one in use first. */
  addresses(chain: CaipNetworkId): readonly string[]
  setDefaultChain(chain: CaipNetworkId): void
  /** Whether the session has a network. */
  isGranted(chain: CaipNetworkId): boolean
  /** The same, now or as soon as the wallet adds it; gives up after `sessionUpdateWaitMs`. */
  becomesGranted(chain: CaipNetworkId): Promise<boolean>
}
