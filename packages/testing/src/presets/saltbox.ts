import type { WalletOptions } from '../wallet/WalletOptions.js'
import { art } from './art.js'

/** Options of Saltbox: one account, an older wallet that only sits at `window.ethereum`. */
export const saltbox = {
  name: 'Saltbox',
  rdns: 'test.foyer.saltbox',
  icon: art(
    '<rect width="48" height="48" fill="#ece3d2"/><path d="M10 26 20 13l18 13v1H10Z" fill="#b14a2f"/><path d="M13 27h22v9H13Z" fill="#7d3322"/><path d="M20 36v-4a3 3 0 0 1 6 0v4Z" fill="#f6d79b"/>',
  ),
  accounts: [3],
  announce: 'window.ethereum',
} as const satisfies Partial<WalletOptions>
