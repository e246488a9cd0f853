import { walletsPageSize } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { fetchDirectory } from './fetchDirectory.js'
import { pageQuestion } from './pageQuestion.js'
import { setDirectory } from './setDirectory.js'
import type { WalletPages } from './state.js'
import type { WalletAnswer } from './WalletQuestion.js'

/**
 * Fetches the next page of the list of all wallets, or with `first` only the first; nothing while one is being fetched,
 * or after the last. A failure is noted in the list, and the next call tries again.
 */
export async function loadWallets(
  client: Client,
  { first = false }: loadWallets.Parameters = {},
): Promise<void> {
  const question = pageQuestion(client)
  const key = JSON.stringify(question)
  const pages = pagesOf(client, key)
  if (pages.next === undefined || pages.status === 'loading') return
  if (first && pages.next > 1) return
  const page = pages.next
  setDirectory(client, { pages: { ...pages, status: 'loading' } })
  try {
    const answer = await fetchDirectory(client, { ...question, page, entries: walletsPageSize })
    // Meanwhile another list may have been requested.
    if (client.store.getState().wallets.directory.pages.key !== key) return
    setDirectory(client, { total: answer.count, pages: withPage(pages, page, answer) })
  } catch {
    if (client.store.getState().wallets.directory.pages.key === key)
      setDirectory(client, { pages: { ...pages, status: 'failed' } })
  }
}

export declare namespace loadWallets {
  type Parameters = { first?: boolean }
}

/** The pages read of this list; of another one none. */
function pagesOf({ store }: Client, key: string): WalletPages {
  const { pages } = store.getState().wallets.directory
  return pages.key === key ? pages : { key, entries: [], next: 1, status: 'idle' }
}

/** A page that is not full is the last, whatever the count says. */
function withPage(pages: WalletPages, page: number, { count, data }: WalletAnswer): WalletPages {
  const known = new Set(pages.entries.map(({ id }) => id))
  const fresh = data.filter(({ id }) => !known.has(id))
  const isLast = data.length === 0 || page * walletsPageSize >= count
  return {
    ...pages,
    entries: [...pages.entries, ...fresh],
    next: isLast ? undefined : page + 1,
    status: 'idle',
  }
}
