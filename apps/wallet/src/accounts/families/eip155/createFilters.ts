import { type CaipNetworkId, unsupportedMethodCode } from '@foyer/protocol'
import type { DirectRequest } from '../../../actions/DirectRequest.js'
import type { Chains } from '../../../chains/Chains.js'
import { Failure } from '../../../errors/Failure.js'

/** A filter lives in one node, and which node answers is the server's choice: so it lives here, over calls that any node answers. */
export type Filters = { answer(question: DirectRequest): Promise<unknown> }

type Filter = {
  readonly network: CaipNetworkId
  /** Absent: the filter is about blocks. */
  readonly logs: Readonly<Record<string, unknown>> | undefined
  /** The first block that has not been told of. */
  next: bigint
}

const filtersMax = 100
/** So many blocks are told of at once at most. */
const blocksMax = 100n

export function createFilters({ request }: Chains): Filters {
  const filters = new Map<string, Filter>()
  let last = 0n

  const height = async (network: CaipNetworkId) =>
    BigInt(String(await request(network, 'eth_blockNumber', [])))

  const open = async ({ network }: DirectRequest, logs: Filter['logs']) => {
    const next = (await height(network)) + 1n
    last += 1n
    const id = hex(last)
    filters.set(id, { network, logs, next })
    for (const oldest of filters.keys()) if (filters.size > filtersMax) filters.delete(oldest)
    return id
  }
  const find = ({ params }: DirectRequest) => {
    const filter = filters.get(String(first(params)))
    if (!filter) throw new Failure('There is no such filter, or it was forgotten.', -32000)
    return filter
  }

  const changes = async (filter: Filter) => {
    const { logs, network, next } = filter
    const to = await height(network)
    if (to < next) return []
    const until = logs || to - next < blocksMax ? to : next + blocksMax - 1n
    filter.next = until + 1n
    if (logs)
      return request(network, 'eth_getLogs', [
        { ...logs, fromBlock: hex(next), toBlock: hex(until) },
      ])
    const numbers = Array.from(
      { length: Number(until - next) + 1 },
      (_, index) => next + BigInt(index),
    )
    return Promise.all(
      numbers.map(async (number) => {
        const block = await request(network, 'eth_getBlockByNumber', [hex(number), false])
        return (block as { hash?: unknown } | null)?.hash
      }),
    )
  }

  return {
    async answer(question) {
      switch (question.method) {
        case 'eth_newFilter':
          return open(question, record(first(question.params)))
        case 'eth_newBlockFilter':
          return open(question, undefined)
        case 'eth_uninstallFilter':
          return filters.delete(String(first(question.params)))
        case 'eth_getFilterChanges':
          return changes(find(question))
        case 'eth_getFilterLogs': {
          const { network, logs } = find(question)
          return logs ? request(network, 'eth_getLogs', [logs]) : []
        }
        default:
          throw new Failure(
            'The wallet does not tell of waiting transactions.',
            unsupportedMethodCode,
          )
      }
    },
  }
}

const hex = (value: bigint) => `0x${value.toString(16)}`

function first(params: unknown): unknown {
  return Array.isArray(params) ? params[0] : undefined
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
