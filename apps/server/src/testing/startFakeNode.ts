import {
  encodeAbiParameters,
  encodeEventTopics,
  type Hex,
  keccak256,
  numberToHex,
  pad,
  parseAbi,
  stringToHex,
} from 'viem'
import { startStandIn } from './startStandIn.js'

const abi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
])

/** A token that moves in a transaction of a fake node. */
export type FakeMove = {
  kind: 'erc20' | 'erc721' | 'erc1155'
  contract: Hex
  from: Hex
  to: Hex
  /** Amount of an ERC-20, id of an ERC-721, and of an ERC-1155 the ids, each of which moves as often as it is large. */
  numbers: readonly bigint[]
}
export type FakeTransaction = {
  from: Hex
  to: Hex
  value: bigint
  failed: boolean
  moves: readonly FakeMove[]
}
export type FakeBlock = {
  number: number
  hash: Hex
  parentHash: Hex
  transactions: readonly (FakeTransaction & { hash: Hex })[]
}

type Call = { method: string; params: readonly unknown[] }
/** What it says instead of the truth; `undefined` for the truth. */
export type Lie = (call: Call, truth: unknown) => unknown

/** A chain of blocks in memory, behind the HTTP interface of a node, that can be told to lie. */
export async function startFakeNode(chainId: number) {
  const blocks: FakeBlock[] = []
  let made = 0
  let lie: Lie = (_, truth) => truth
  let hold: (call: Call) => Promise<void> | undefined = () => undefined
  const calls: Call[] = []

  const mine = (transactions: readonly FakeTransaction[]) => {
    made += 1
    const seed = made
    const hashOf = (what: string) => keccak256(stringToHex(`${chainId} ${seed} ${what}`))
    blocks.push({
      number: blocks.length,
      hash: hashOf('block'),
      parentHash: blocks.at(-1)?.hash ?? pad('0x0'),
      transactions: transactions.map((one, at) => ({ ...one, hash: hashOf(`transaction ${at}`) })),
    })
  }
  mine([])
  const { url, stop } = await startStandIn(async (sent, _, response) => {
    const body = JSON.parse(sent) as Call & { id: number }
    calls.push(body)
    // What it says is what it knew when it was asked.
    const truth = answer({ blocks, chainId }, body)
    await hold(body)
    const result = lie(body, truth)
    const error = result instanceof Error ? { code: -32_005, message: result.message } : undefined
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({ jsonrpc: '2.0', id: body.id, ...(error ? { error } : { result }) }),
    )
  })
  return {
    url,
    blocks: blocks as readonly FakeBlock[],
    calls,
    mine,
    /** Takes the newest blocks back. The first one stays. */
    drop: (count: number) => blocks.splice(Math.max(1, blocks.length - count)),
    /** Becomes another chain. */
    restart() {
      blocks.splice(0)
      mine([])
    },
    lie(next?: Lie) {
      lie = next ?? ((_, truth) => truth)
    },
    /** Lets some calls wait for their answer. */
    hold(next?: typeof hold) {
      hold = next ?? (() => undefined)
    },
    stop,
  }
}

type State = { blocks: readonly FakeBlock[]; chainId: number }

function answer({ blocks, chainId }: State, { method, params }: Call): unknown {
  if (method === 'eth_chainId') return numberToHex(chainId)
  if (method === 'eth_blockNumber') return numberToHex(blocks.length - 1)
  if (method === 'eth_getBlockByNumber') return toBlock(blocks[Number(params[0])])
  if (method === 'eth_getLogs') return filterLogs(blocks, params[0] as Filter)
  const all = blocks.flatMap((block) => block.transactions.map((one) => ({ block, one })))
  const found = all.find(({ one }) => one.hash === params[0])
  return found
    ? {
        transactionHash: found.one.hash,
        blockHash: found.block.hash,
        status: found.one.failed ? '0x0' : '0x1',
        contractAddress: null,
        logs: logsOf(found.block).filter(({ transactionHash }) => transactionHash === params[0]),
      }
    : null
}

function toBlock(block: FakeBlock | undefined) {
  return block
    ? {
        number: numberToHex(block.number),
        hash: block.hash,
        parentHash: block.parentHash,
        timestamp: numberToHex(timeOf(block)),
        transactions: block.transactions.map(({ hash, from, to, value }, at) => ({
          ...{ hash, from, to, nonce: '0x1', input: '0x' },
          value: numberToHex(value),
          transactionIndex: numberToHex(at),
        })),
      }
    : null
}

/** Two blocks share a second, as on fast chains. */
export function timeOf({ number }: Pick<FakeBlock, 'number'>): number {
  return 1_700_000_000 + Math.floor(number / 2)
}

function logsOf(block: FakeBlock) {
  let index = 0
  return block.transactions.flatMap(({ hash, failed, moves }, at) =>
    (failed ? [] : moves).map((move) => ({
      ...toLog(move),
      address: move.contract,
      blockNumber: numberToHex(block.number),
      blockHash: block.hash,
      transactionHash: hash,
      transactionIndex: numberToHex(at),
      logIndex: numberToHex(index++),
    })),
  )
}

function toLog({ kind, from, to, numbers }: FakeMove): { topics: readonly unknown[]; data: Hex } {
  const [number = 0n] = numbers
  if (kind === 'erc1155') {
    const args = { operator: from, from, to }
    const types = [{ type: 'uint256[]' }, { type: 'uint256[]' }] as const
    return {
      topics: encodeEventTopics({ abi, eventName: 'TransferBatch', args }),
      data: encodeAbiParameters(types, [numbers, numbers]),
    }
  }
  const topics = encodeEventTopics({ abi, eventName: 'Transfer', args: { from, to } })
  return kind === 'erc20'
    ? { topics, data: numberToHex(number, { size: 32 }) }
    : { topics: [...topics, numberToHex(number, { size: 32 })], data: '0x' }
}

type Filter = { fromBlock: Hex; toBlock: Hex; topics: readonly (readonly Hex[] | null)[] }

function filterLogs(blocks: readonly FakeBlock[], { fromBlock, toBlock, topics }: Filter) {
  return blocks
    .slice(Number(fromBlock), Number(toBlock) + 1)
    .flatMap(logsOf)
    .filter((log) =>
      topics.every((some, at) => some === null || some.includes(log.topics[at] as Hex)),
    )
}
