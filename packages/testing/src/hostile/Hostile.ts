import type { WalletOptions } from '../wallet/WalletOptions.js'

/** Puts a misbehaving wallet into the page. Returns the way back. */
export type Hostile = (options: Pick<WalletOptions, 'chains' | 'window'>) => () => void
