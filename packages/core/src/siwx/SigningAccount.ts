import type { CaipNetworkId, Namespace } from '@foyer/protocol'
import type { Account } from '../WalletSession.js'

/** The account that signs in: of one wallet, on one network. What was begun for it holds for no other. */
export type SigningAccount = Account & {
  readonly namespace: Namespace
  readonly connectorId: string
  readonly chainId: CaipNetworkId
  /** The host lists the network, and its store does not leave the chain family out. */
  readonly isSupported: boolean
}
