import type { Client } from '../Client.js'
import type { WalletAnswer, WalletQuestion } from './WalletQuestion.js'

/**
 * Queries the directory: the host's server, or where there is none the index in this package, which has names and
 * reverse domains alone. The code of either is loaded with its first use.
 *
 * @throws as `call`
 */
export async function fetchDirectory(
  client: Client,
  question: WalletQuestion,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<WalletAnswer> {
  if (client.options.server === undefined) {
    const { searchIndex } = await import('./searchIndex.js')
    return searchIndex(question)
  }
  const { fetchWallets } = await import('./fetchWallets.js')
  return fetchWallets(client, question, signal)
}
