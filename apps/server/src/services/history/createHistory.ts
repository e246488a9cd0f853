import type { CaipNetworkId } from '@foyer/protocol'
import pLimit from 'p-limit'
import { HttpError } from '../../errors/HttpError.js'
import type { AccountTransaction } from '../indexer/AccountTransaction.js'
import type { Watching } from '../indexer/createWatching.js'
import type { DescribeMoves } from './createDescribeMoves.js'
import { readCursor, writeCursor } from './cursor.js'
import { ExplorerError } from './explorer/ExplorerError.js'
import type { HistoryService } from './HistoryService.js'
import type { NetworkHistory } from './HistorySource.js'
import { mergeParts } from './mergeParts.js'
import { type TransactionFacts, toTransaction } from './toTransaction.js'

const pageSize = 50
/** Networks that are asked at once. */
const parallel = 8

/** The history of accounts, from what each network has for it. */
export function createHistory({
  histories,
  watching,
  describe,
}: createHistory.Parts): HistoryService {
  /** The networks that the account can be on, with its address there. */
  const find = (account: string, chainId: string | undefined) =>
    [...histories].flatMap(([network, { addressOf, read }]) => {
      const address = addressOf(account)
      const isRequested = chainId === undefined || network === chainId
      return isRequested && address !== undefined ? { network, address, read } : []
    })
  const write = (
    one: AccountTransaction,
    accounts: ReadonlyMap<string, string>,
    facts: TransactionFacts,
  ) =>
    toTransaction(
      one,
      accounts.get(one.network) ?? '',
      facts,
      (address) => histories.get(one.network)?.writeAddress(address) ?? address,
    )
  return {
    async list({ account, chainId, cursor, projectId }) {
      const found = find(account, chainId)
      const about = `${found[0]?.address} ${chainId ?? ''}`
      const after = cursor === undefined ? undefined : readCursor(cursor, about)
      if (cursor !== undefined && !after)
        throw new HttpError(400, 'cursor_invalid', 'The cursor is none of this list.')
      if (found.length === 0) return { data: [], next: null }
      const accounts = new Map(found.map(({ network, address }) => [network, address]))
      await watching({ accounts, projectId })
      const parts = await pLimit(parallel)
        .map(found, ({ network, address, read }) =>
          read({ network, address, after, limit: pageSize + 1 }),
        )
        .catch(refuse)
      const { transactions, more } = mergeParts(parts, pageSize)
      const facts = await describe(transactions)
      const last = transactions.at(-1)
      return {
        data: transactions.map((one) => write(one, accounts, facts)),
        next: more && last ? writeCursor(last, about) : null,
      }
    },
  }
}

export declare namespace createHistory {
  type Parts = {
    /** By network; one without an entry has no history. */
    histories: ReadonlyMap<CaipNetworkId, NetworkHistory>
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
