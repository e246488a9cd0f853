import type { WalletOptions } from '../wallet/WalletOptions.js'
import { art } from './art.js'

/** Options of Kestrel: two accounts, announces itself by EIP-6963. */
export const kestrel = {
  name: 'Kestrel',
  rdns: 'test.foyer.kestrel',
  icon: art(
    '<rect width="48" height="48" fill="#24405f"/><path d="M8 31C12 16 26 10 40 13 33 16 30 20 29 26l-5 11-3-9c-4-1-9 0-13 3Z" fill="#f4c98a"/><circle cx="30" cy="17" r="1.8" fill="#24405f"/>',
  ),
  accounts: [0, 1],
  announce: 'eip6963',
} as const satisfies Partial<WalletOptions>
