import type { WalletOptions } from '../wallet/WalletOptions.js'
import { art } from './art.js'

/** Options of Bramble: one account, announces itself by EIP-6963. */
export const bramble = {
  name: 'Bramble',
  rdns: 'test.foyer.bramble',
  icon: art(
    '<rect width="48" height="48" fill="#2f5b4c"/><circle cx="19" cy="22" r="6" fill="#efe3cf"/><circle cx="29" cy="22" r="6" fill="#e0b7a0"/><circle cx="24" cy="30" r="6" fill="#d98a72"/><path d="M24 16c0-4 3-6 7-6-1 4-3 6-7 6Z" fill="#a9cfae"/>',
  ),
  accounts: [2],
  announce: 'eip6963',
} as const satisfies Partial<WalletOptions>
