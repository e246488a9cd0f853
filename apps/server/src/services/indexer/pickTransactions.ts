import type { CaipNetworkId } from '@foyer/protocol'
import pLimit from 'p-limit'
import type { AccountTransaction, AssetMove } from './AccountTransaction.js'
import type { IndexedNode } from './createIndexedNode.js'
import { NodeError } from './NodeError.js'
import type { Block, BlockLog, NodeReceipt, Sent } from './nodeShapes.js'
import { readMoves } from './readMoves.js'

const parallel = 8

/** A transaction as it is kept: for whom, and where each move stood. */
export type IndexedTransaction = Omit<AccountTransaction, 'moves'> & {
  address: string
  nonce: number
  moves: readonly IndexedMove[]
}
type IndexedMove = AssetMove & { log: number; item: number }

type Found = {
  blocks: readonly Block[]
  logs: readonly { log: BlockLog; moves: readonly AssetMove[] }[]
  addresses: ReadonlySet<string>
}
type Candidate = { block: Block; sent: Sent; moves: IndexedMove[]; concerned: Set<string> }

/** For each address that a transaction of the blocks concerns, the transaction with its part of the moves. */
export async function pickTransactions(
  node: IndexedNode,
  network: CaipNetworkId,
  found: Found,
): Promise<IndexedTransaction[]> {
  const candidates = gather(found).filter(({ concerned }) => concerned.size > 0)
  const picked = await pLimit(parallel).map(candidates, async (candidate) => {
    const { block, sent } = candidate
    const receipt = needsReceipt(candidate) ? await node.receipt(sent.hash, block.hash) : undefined
    return [...candidate.concerned].flatMap((address) => {
      const one = concern(candidate, address, receipt)
      return one ? [{ network, ...one }] : []
    })
  })
  return picked.flat()
}

/** Transactions with their moves, and whom of the watched they concern. */
function gather({ blocks, logs, addresses }: Found): Candidate[] {
  const watched = (...some: (string | null | undefined)[]) =>
    some.filter((one): one is string => typeof one === 'string' && addresses.has(one))
  const candidates = blocks.flatMap((block) =>
    block.transactions.map((sent): [string, Candidate] => [
      `${block.hash} ${sent.hash}`,
      { block, sent, moves: [], concerned: new Set(watched(sent.from, sent.to)) },
    ]),
  )
  const byPlace = new Map(candidates)
  for (const { log, moves } of logs) {
    const candidate = byPlace.get(`${log.blockHash} ${log.transactionHash}`)
    if (!candidate)
      throw new NodeError(`A node gave a log of no transaction of its block ${log.blockNumber}`)
    candidate.moves.push(...moves.map((move, item) => ({ ...move, log: log.logIndex, item })))
    for (const one of moves.flatMap(({ from, to }) => watched(from, to)))
      candidate.concerned.add(one)
  }
  return [...byPlace.values()]
}

/** Only successful transactions have logs. Unsolicited NFTs need the receipt too, to count who got one. */
function needsReceipt({ sent, moves, concerned }: Candidate): boolean {
  if (concerned.has(sent.from) || (sent.to && concerned.has(sent.to))) return true
  return moves.some((move) => isNft(move) && concerned.has(move.to))
}

function concern(
  { block, sent, moves }: Candidate,
  address: string,
  receipt: NodeReceipt | undefined,
): Omit<IndexedTransaction, 'network'> | undefined {
  const failed = receipt?.status === '0x0'
  const own = failed ? [] : [...nativeMoves(sent, receipt), ...moves].filter(isFor(address, sent))
  if (own.length === 0 && sent.from !== address && sent.to !== address) return undefined
  return {
    address,
    hash: sent.hash,
    block: block.number,
    place: sent.transactionIndex,
    time: block.timestamp,
    from: sent.from,
    to: sent.to ?? null,
    created: sent.to ? null : (receipt?.contractAddress ?? null),
    failed,
    nonce: sent.nonce,
    selector: sent.to && sent.input.length >= 10 ? sent.input.slice(0, 10).toLowerCase() : null,
    crowd: sent.from !== address && own.some(isNft) ? countCrowd(receipt) : 0,
    moves: own,
  }
}

function nativeMoves({ from, to, value }: Sent, receipt: NodeReceipt | undefined): IndexedMove[] {
  const recipient = to ?? receipt?.contractAddress
  if (value === 0n || !recipient) return []
  const native = { kind: 'native', contract: null, tokenId: null, log: -1, item: 0 } as const
  return [{ ...native, amount: value, from, to: recipient }]
}

/** Any contract can emit a transfer of nothing from an address to a look-alike of one that it knows. */
function isFor(address: string, { from }: Sent) {
  return (move: AssetMove) =>
    (move.from === address || move.to === address) && (move.amount > 0n || from === address)
}

function isNft({ kind }: AssetMove): boolean {
  return kind === 'erc721' || kind === 'erc1155'
}

function countCrowd(receipt: NodeReceipt | undefined): number {
  const moves = receipt?.logs.flatMap(readMoves).filter(isNft) ?? []
  return new Set(moves.map(({ to }) => to)).size
}
