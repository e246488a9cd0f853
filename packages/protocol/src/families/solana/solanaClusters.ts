/** What wallets of Solana call the networks in the text of a sign-in, by CAIP-2 reference: they take no other names. */
export const solanaClusters: Readonly<Record<string, string>> = {
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'mainnet',
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1: 'devnet',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'testnet',
}

/** What a network is called there that has no name. */
export const ownSolanaCluster = 'localnet'
