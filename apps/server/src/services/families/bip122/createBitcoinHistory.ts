import type { CaipNetworkId } from '@foyer/protocol'
import QuickLRU from 'quick-lru'
import * as v from 'valibot'
import { ChainError } from '../../chains/ChainError.js'
import type { Chains } from '../../chains/Chains.js'
import { byPosition } from '../../history/cursor.js'
import { ExplorerError } from '../../history/explorer/ExplorerError.js'
import type { HistoryPart, HistoryQuestion, HistorySource } from '../../history/HistorySource.js'
import type { AccountTransaction } from '../../indexer/AccountTransaction.js'
import { EsploraTransaction } from './EsploraTransaction.js'
import { toAccountTransaction } from './toAccountTransaction.js'

/** What a source lists at a time; fewer are the last. */
const pageSize = 25
/** Pages that one question may take: an address of a thousand transactions is read to its end. */
const pagesMax = 40
const placesMax = 20_000

/** The sources want fewer questions. */
const busyCode = -32_005

/** The history that a source of Esplora's shape lists: what is in a block, the newest first. */
export function createBitcoinHistory(network: CaipNetworkId, chains: Chains): HistorySource {
  /** The transaction after which the list goes on with a block, so that a later page does not begin at the newest. */
  const places = new QuickLRU<string, string>({ maxSize: placesMax })

  const readPage = async (address: string, last: string | undefined) => {
    const place = `/address/${encodeURIComponent(address)}/txs/chain`
    const method = last === undefined ? place : `${place}/${last}`
    const answer = await chains.request(network, { method }).catch(refuse)
    const { success, output } = v.safeParse(v.array(EsploraTransaction), answer)
    if (!success) throw new ExplorerError('The source of the history is malformed')
    return output.map((one) => toAccountTransaction(network, address, one))
  }
  const remember = (address: string, listed: readonly AccountTransaction[]) => {
    for (const [index, { block }] of listed.entries()) {
      const before = listed[index - 1]
      if (before && before.block !== block) places.set(`${address} ${block}`, before.hash)
    }
  }
  return async ({ address, after, limit }) => {
    const isOwn = after?.network === network
    let last = isOwn ? places.get(`${address} ${after.block}`) : undefined
    const listed: AccountTransaction[] = []
    for (let round = 0; round < pagesMax; round += 1) {
      const page = await readPage(address, last)
      listed.push(...page)
      remember(address, listed.slice(-(page.length + 1)))
      last = page.at(-1)?.hash
      const isEnd = page.length < pageSize || last === undefined
      const part = cut(listed, { after, limit, isEnd })
      if (part) return part
    }
    throw new ExplorerError('The history is longer than this server reads')
  }
}

/** What is sure of what was listed so far; `undefined` while that is too little. */
function cut(
  listed: readonly AccountTransaction[],
  { after, limit, isEnd }: Pick<HistoryQuestion, 'after' | 'limit'> & { isEnd: boolean },
): HistoryPart | undefined {
  // Of the last block of a list that goes on, a part may be missing.
  const horizon = isEnd ? -1 : (listed.at(-1)?.block ?? -1)
  const whole = listed
    .filter(({ block }) => block > horizon)
    .filter((one) => !after || byPosition(after, one) < 0)
    .sort(byPosition)
  if (!isEnd && whole.length < limit) return undefined
  return { transactions: whole.slice(0, limit), more: !isEnd || whole.length > limit }
}

function refuse(error: unknown): never {
  if (!(error instanceof ChainError)) throw error
  throw new ExplorerError('No source of the history answered', { busy: error.code === busyCode })
}
