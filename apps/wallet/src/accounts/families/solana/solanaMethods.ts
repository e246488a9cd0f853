import type { PrepareTable } from '../../PrepareTable.js'

const prepareTransactions = async () =>
  (await import('./prepareTransactions.js')).prepareTransactions

/** The methods of Solana that need an approval. The code of each is loaded with its first request. */
export const solanaMethods = {
  solana_signMessage: async () => (await import('./prepareSolanaMessage.js')).prepareSolanaMessage,
  solana_signTransaction: prepareTransactions,
  solana_signAllTransactions: prepareTransactions,
  solana_signAndSendTransaction: prepareTransactions,
} as const satisfies PrepareTable
