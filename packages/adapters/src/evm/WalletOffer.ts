import type { AdapterContext } from '@foyer/core'
import type { EvmWallet } from './EvmWallet.js'

/** A wallet that a host offers beside those of its page, as `coinbase()` describes it. Each client makes its own of it. */
export type WalletOffer = (context: AdapterContext) => EvmWallet
