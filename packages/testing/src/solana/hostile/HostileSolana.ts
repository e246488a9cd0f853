import type { SolanaWalletHandle } from '../SolanaWalletHandle.js'
import type { SolanaWalletOptions } from '../SolanaWalletOptions.js'

/** Puts a misbehaving wallet of Solana into the page. */
export type HostileSolana = (
  options: Pick<SolanaWalletOptions, 'clusters' | 'window' | 'storage'>,
) => SolanaWalletHandle
