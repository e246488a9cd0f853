import type { Client } from '../client.js'
import type { WalletAnswer, WalletQuestion } from './WalletQuestion.js'

/**
 * Asks the directory: the host's server, or where there is none the index in this package, which knows names and
 * reverse domains alone. Either comes when it is first asked.
 *
 * @throws as `call`
 */
export async function askDirectory(
  client: Client,
  question: WalletQuestion,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<WalletAnswer> {
  if (client.options.server === undefined) {
    const { askIndex } = await import('./askIndex.js')
    return askIndex(question)
  }
  const { askServer } = await import('./askServer.js')
  return askServer(client, question, signal)
}
