import type { Namespace } from './caip.js'

/** What a chain family is called on screen. */
export const namespaceNames = {
  eip155: 'EVM Networks',
  solana: 'Solana',
  polkadot: 'Polkadot',
  bip122: 'Bitcoin',
  cosmos: 'Cosmos',
} as const satisfies Record<Namespace, string>
