import { pause, walletSearchDebounceMs, walletSearchMax, walletSearchMin } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { track } from '../telemetry/track.js'
import { typedText } from '../typedText.js'
import { fetchDirectory } from './fetchDirectory.js'
import { pageQuestion } from './pageQuestion.js'
import { setDirectory } from './setDirectory.js'

/**
 * Searches the directory for wallets once nothing more was typed for 300 ms. Results for an older text are dropped,
 * however late they come. A text that is too short sends no request.
 */
export async function seekWallets(
  client: Client,
  { text, signal }: seekWallets.Parameters,
): Promise<void> {
  const search = typedText(text)
  if (search.length < walletSearchMin) {
    setDirectory(client, { search: { text: '', entries: [], status: 'idle' } })
    return
  }
  setDirectory(client, { search: { text: search, entries: [], status: 'loading' } })
  await pause(walletSearchDebounceMs, { clock: client.clock, signal }).catch(() => {})
  if (signal.aborted) return
  const question = pageQuestion(client)
  const badge = question.certified ? 'certified' : 'none'
  track(client, { event: 'SEARCH_WALLET', properties: { badge } })
  try {
    const { data } = await fetchDirectory(
      client,
      { ...question, search, page: 1, entries: walletSearchMax },
      { signal },
    )
    if (!signal.aborted)
      setDirectory(client, { search: { text: search, entries: data, status: 'idle' } })
  } catch {
    if (!signal.aborted)
      setDirectory(client, { search: { text: search, entries: [], status: 'failed' } })
  }
}

export declare namespace seekWallets {
  type Parameters = {
    text: string
    /** Aborted when the user types on. */
    signal: AbortSignal
  }
}
