import { decodeAbiParameters, type Hex } from 'viem'
import type { AssetMove } from './AccountTransaction.js'
import type { BlockLog } from './nodeShapes.js'

/** The events that tell of tokens changing hands. ERC-20 and ERC-721 share one. */
export const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
export const transferSingle = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
export const transferBatch = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'

/** Items of one log that are read; one that tells of more is cut. */
const itemsMax = 500
const dataMax = 1_000_000

/** What a log tells of: nothing when it is none of these events, or not in their shape. */
export function readMoves(log: BlockLog): AssetMove[] {
  const [event, ...topics] = log.topics
  if (log.data.length > dataMax) return []
  if (event === transfer) return readTransfer(log, topics)
  // The operator stands before them.
  const parties = readParties(topics[1], topics[2])
  if (!parties || topics.length !== 3) return []
  if (event === transferSingle) return readSingle(log, parties)
  return event === transferBatch ? readBatch(log, parties) : []
}

type Parties = { from: string; to: string }

function readTransfer({ address, data }: BlockLog, topics: readonly string[]): AssetMove[] {
  const [from, to, id] = topics
  const parties = readParties(from, to)
  if (!parties) return []
  const contract = address
  if (id !== undefined)
    return [{ kind: 'erc721', contract, tokenId: String(BigInt(id)), amount: 1n, ...parties }]
  if (data.length !== 66) return []
  return [{ kind: 'erc20', contract, tokenId: null, amount: BigInt(data), ...parties }]
}

function readSingle({ address, data }: BlockLog, parties: Parties): AssetMove[] {
  if (data.length !== 130) return []
  const tokenId = String(BigInt(data.slice(0, 66)))
  const amount = BigInt(`0x${data.slice(66)}`)
  return [{ kind: 'erc1155', contract: address, tokenId, amount, ...parties }]
}

function readBatch({ address, data }: BlockLog, parties: Parties): AssetMove[] {
  try {
    const [ids, amounts] = decodeAbiParameters(batch, data as Hex)
    if (ids.length !== amounts.length) return []
    return ids.slice(0, itemsMax).map((id, index) => ({
      kind: 'erc1155',
      contract: address,
      tokenId: String(id),
      amount: amounts[index] ?? 0n,
      ...parties,
    }))
  } catch {
    // Any contract can write a log that only begins like one of these.
    return []
  }
}

const batch = [{ type: 'uint256[]' }, { type: 'uint256[]' }] as const

function readParties(from?: string, to?: string): Parties | undefined {
  if (!from || !to || !isPadded(from) || !isPadded(to)) return undefined
  return { from: `0x${from.slice(26)}`, to: `0x${to.slice(26)}` }
}

function isPadded(topic: string): boolean {
  return topic.startsWith('0x000000000000000000000000')
}
