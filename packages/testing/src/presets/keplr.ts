import type { CosmosWalletOptions } from '../cosmos/CosmosWalletOptions.js'

/** Options of a wallet of Cosmos with two accounts, in the place of Keplr, by which pages name it. */
export const keplr = {
  name: 'Keplr',
  place: 'keplr',
  accounts: [0, 1],
} as const satisfies Partial<CosmosWalletOptions>
