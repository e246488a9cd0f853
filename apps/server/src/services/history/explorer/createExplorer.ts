import { type CaipNetworkId, parseCaipNetworkId } from '@foyer/protocol'
import * as v from 'valibot'
import type { AccountTransaction } from '../../indexer/AccountTransaction.js'
import { byPosition, type Position } from '../cursor.js'
import type { HistoryPart, HistorySource } from '../HistorySource.js'
import { ExplorerError } from './ExplorerError.js'
import { lists } from './explorerShapes.js'
import { fetchExplorer } from './fetchExplorer.js'
import { type Listed, toTransactions } from './toTransactions.js'

/** Entries of a list that are requested; the second when one block alone fills the first. */
const sizes = [100, 1_000] as const
const roundsMax = 6

/** The history that an explorer of the Etherscan kind knows. */
export function createExplorer(
  network: CaipNetworkId,
  explorer: fetchExplorer.Explorer,
): HistorySource {
  const { chainId } = parseCaipNetworkId(network)
  const send = (query: Readonly<Record<string, string>>) =>
    fetchExplorer(explorer, { chainid: chainId, ...query })

  return async ({ address, after, limit }) => {
    let end = await endBlock(send, network, after)
    let size: number = sizes[0]
    for (let round = 0; round < roundsMax; round += 1) {
      const listed = await readLists(send, { address, end, size })
      const all = toTransactions(network, address, listed).filter(isWithin(end, after))
      const horizon = readHorizon(listed, size)
      // Of the last block of a list that was cut, a part may be missing.
      const whole = all.filter(({ block }) => block > horizon)
      if (whole.length > 0 || horizon < 0) return cut(whole, limit, horizon >= 0)
      if (size === sizes[0]) {
        size = sizes[1]
        continue
      }
      const part = all.filter(({ block }) => block === horizon)
      if (part.length > 0) return cut(part, limit, true)
      end = horizon - 1
    }
    throw new ExplorerError('The explorer gave no history')
  }
}

function isWithin(end: number | undefined, after: Position | undefined) {
  return (one: AccountTransaction) =>
    (end === undefined || one.block <= end) && (!after || byPosition(after, one) < 0)
}

type Send = (query: Readonly<Record<string, string>>) => Promise<unknown>

function cut(all: readonly AccountTransaction[], limit: number, more: boolean): HistoryPart {
  return { transactions: all.slice(0, limit), more: more || all.length > limit }
}

/** Down to which block, without it, every list is there; -1 when all of them are there to the end. */
function readHorizon(listed: Listed, size: number): number {
  const ends = Object.values(listed).map((list) =>
    list.length >= size ? (list.at(-1)?.blockNumber ?? -1) : -1,
  )
  return Math.max(...ends)
}

async function readLists(send: Send, { address, end, size }: readLists.Window): Promise<Listed> {
  const window = {
    module: 'account',
    address,
    page: '1',
    offset: String(size),
    sort: 'desc',
    ...(end !== undefined && { startblock: '0', endblock: String(end) }),
  }
  const read = async <name extends keyof typeof lists>(action: name) => {
    const answer = await send({ ...window, action })
    const { success, output } = v.safeParse(v.pipe(v.unknown(), lists[action]), answer)
    if (!success) throw new ExplorerError(`The explorer's ${action} is malformed`)
    return output as v.InferOutput<(typeof lists)[name]>
  }
  // One after the other: most of them count how many come in a second.
  return {
    txlist: await read('txlist'),
    tokentx: await read('tokentx'),
    tokennfttx: await read('tokennfttx'),
    token1155tx: await read('token1155tx'),
  }
}

declare namespace readLists {
  type Window = { address: string; end: number | undefined; size: number }
}

/** The block in which a list goes on that another network may have interrupted. */
async function endBlock(
  send: Send,
  network: string,
  after?: Position,
): Promise<number | undefined> {
  if (!after) return undefined
  if (after.network === network) return after.block
  const timestamp = String(after.time)
  const query = { module: 'block', action: 'getblocknobytime', timestamp, closest: 'before' }
  const { success, output } = v.safeParse(BlockNumber, await send(query))
  if (success) return output
  throw new ExplorerError("The explorer's block is malformed")
}

const digits = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))
/** One kind writes the number alone, the other puts an object around it. */
const BlockNumber = v.union([
  digits,
  v.pipe(
    v.object({ blockNumber: digits }),
    v.transform(({ blockNumber }) => blockNumber),
  ),
])
