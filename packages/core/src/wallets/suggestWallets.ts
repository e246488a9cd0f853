import { recommendedWalletsMax, walletSearchMax } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { Connector } from '../connector.js'
import { fetchDirectory } from './fetchDirectory.js'
import { pageQuestion } from './pageQuestion.js'
import { setDirectory } from './setDirectory.js'
import type { WalletEntry } from './state.js'
import type { WalletAnswer, WalletQuestion } from './WalletQuestion.js'

/**
 * Fetches the directory's entries for the first screen: the wallets that the host names, in its order; those that the
 * directory puts first; those used lately; those of the page that bring no picture; and those that the host excludes. After a failure the former entries stay.
 * Resolves to whether all were fetched. Once `signal` is aborted, answers are dropped.
 */
export async function suggestWallets(
  client: Client,
  { signal }: suggestWallets.Parameters = {},
): Promise<boolean> {
  const { options, store } = client
  const own = new Set(options.customWallets.map(({ id }) => id))
  const featuredIds = options.featuredWalletIds.filter((id) => !own.has(id))
  const excludedIds = options.excludeWalletIds
  const before = store.getState().wallets.directory
  // Room is kept for what is new, not beside what is there.
  if (before.featured.length + before.recommended.length === 0)
    setDirectory(client, { suggesting: true })
  const list = (question: WalletQuestion): Promise<WalletAnswer | undefined> =>
    fetchDirectory(client, { page: 1, ...question }, { signal }).catch(() => undefined)
  const named = async (ids: readonly string[]) =>
    ids.length > 0
      ? list({ include: ids, entries: Math.min(ids.length, walletSearchMax) })
      : { count: 0, data: [] }
  // Which badge the list of all wallets is narrowed to is not the first screen's business.
  const { certified: _, ...question } = pageQuestion(client)
  const hasServer = options.server !== undefined
  const { found, recent: used } = store.getState().wallets
  const known = new Set([...featuredIds, ...own, ...Object.values(found).flatMap(idsOf)])
  const usedIds = used.map(({ id }) => id).filter((id) => hasServer && !known.has(id))
  const pictureless = Object.values(found).flatMap(idsWithoutPicture)
  const [featured, excluded, recent, inPage, recommended] = await Promise.all([
    named(featuredIds),
    named(excludedIds),
    named(usedIds),
    hasServer && pictureless.length > 0 ? list({ injected: pictureless }) : { data: [] },
    hasServer
      ? list({
          ...question,
          entries: recommendedWalletsMax,
          exclude: [...featuredIds, ...excludedIds],
        })
      : { count: 0, data: [] },
  ])
  if (signal?.aborted) return false
  setDirectory(client, {
    suggesting: false,
    ...(featured && { featured: inOrder(featured.data, featuredIds) }),
    ...(excluded && { excluded: excluded.data }),
    ...(recent && inPage && { recent: [...recent.data, ...inPage.data] }),
    ...(recommended && { recommended: recommended.data }),
    ...(hasServer && recommended && { total: recommended.count + (featured?.data.length ?? 0) }),
  })
  return Boolean(featured && excluded && recent && inPage && recommended)
}

export declare namespace suggestWallets {
  type Parameters = { signal?: AbortSignal | undefined }
}

const idsOf = (wallets: readonly { id: string }[]) => wallets.map(({ id }) => id)

const idsWithoutPicture = (wallets: readonly Connector[]) =>
  wallets.flatMap(({ id, imageUrl }) => (/^\w+:[^,]+$/.test(id) && !imageUrl ? id : []))

function inOrder(wallets: readonly WalletEntry[], ids: readonly string[]): readonly WalletEntry[] {
  return ids.flatMap((id) => wallets.find((wallet) => wallet.id === id) ?? [])
}
