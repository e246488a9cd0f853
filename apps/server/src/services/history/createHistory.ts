import type { CaipNetworkId } from '@foyer/protocol'
import pLimit from 'p-limit'
import { HttpError } from '../../errors/HttpError.js'
import type { Watching } from '../indexer/createWatching.js'
import { toEvmAddress } from '../indexer/toEvmAddress.js'
import type { DescribeMoves } from './createDescribeMoves.js'
import { readCursor, writeCursor } from './cursor.js'
import { ExplorerError } from './explorer/ExplorerError.js'
import type { History } from './History.js'
import type { HistoryPart, HistoryQuestion, HistorySource } from './HistorySource.js'
import { mergeParts } from './mergeParts.js'
import { toTransaction } from './toTransaction.js'

const pageSize = 50
/** Networks that are asked at once. */
const parallel = 8

/** The history of accounts, from what each network has for it. */
export function createHistory({ sources, watching, describe }: createHistory.Parts): History {
  const read = async (question: HistoryQuestion): Promise<HistoryPart> => {
    const source = sources.get(question.network)
    return (await source?.(question)) ?? { transactions: [], more: false }
  }
  return {
    async list({ account, chainId, cursor, projectId }) {
      const address = toEvmAddress(account)
      const about = `${address} ${chainId ?? ''}`
      const after = cursor === undefined ? undefined : readCursor(cursor, about)
      if (cursor !== undefined && !after)
        throw new HttpError(400, 'cursor_invalid', 'The cursor is none of this list.')
      const networks = [...sources.keys()].filter((id) => chainId === undefined || id === chainId)
      if (!address || networks.length === 0) return { data: [], next: null }
      await watching({ networks, address, projectId })
      const parts = await pLimit(parallel)
        .map(networks, (network) => read({ network, address, after, limit: pageSize + 1 }))
        .catch(refuse)
      const { transactions, more } = mergeParts(parts, pageSize)
      const facts = await describe(transactions)
      const last = transactions.at(-1)
      return {
        data: transactions.map((one) => toTransaction(one, address, facts)),
        next: more && last ? writeCursor(last, about) : null,
      }
    },
  }
}

export declare namespace createHistory {
  type Parts = {
    /** By network; one without an entry has no history. */
    sources: ReadonlyMap<CaipNetworkId, HistorySource>
    watching: Watching
    describe: DescribeMoves
  }
}

/** What an explorer says is not for visitors; that it failed is. */
function refuse(error: unknown): never {
  if (!(error instanceof ExplorerError)) throw error
  if (!error.busy) throw new HttpError(502, 'upstream_failed', 'The history cannot be read now.')
  throw new HttpError(503, 'upstream_busy', 'The history cannot be read now. Please try again.', {
    'retry-after': '5',
  })
}
