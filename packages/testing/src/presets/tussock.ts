import type { PolkadotWalletOptions } from '../polkadot/PolkadotWalletOptions.js'

/** Options of Tussock: a wallet of Polkadot with an account of each kind of key. */
export const tussock = {
  name: 'Tussock',
  accounts: ['sr25519', 'ed25519', 'ecdsa'],
} as const satisfies PolkadotWalletOptions
