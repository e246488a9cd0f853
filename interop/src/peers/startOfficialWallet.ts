import { type Peer, startPeer } from './startPeer.js'
import type { WalletCalls } from './wallet.js'

/** The official wallet kit, at the version that is pinned here, as a process that speaks to one relay. */
export type OfficialWallet = Peer<WalletCalls>

/** Starts it at `ws://…/relay`. The caller stops it. */
export const startOfficialWallet = (relayUrl: string): Promise<OfficialWallet> =>
  startPeer<WalletCalls>('wallet', '@reown/walletkit', relayUrl)
