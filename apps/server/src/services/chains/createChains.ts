import type { PublicClient } from 'viem'
import type { ConfiguredNetwork } from '../../config/networks.js'
import { ChainError } from './ChainError.js'
import type { ChainFamily } from './ChainFamily.js'
import type { Chains } from './Chains.js'
import { type ChainWatch, unwatched } from './ChainWatch.js'
import { isPath } from './isPath.js'
import { createNode } from './nodes/createNode.js'
import { createPool, type Pool } from './nodes/createPool.js'
import { faceOf } from './nodes/faceOf.js'
import { toNetwork } from './toNetwork.js'

const kinds = ['rpc', 'rest'] as const

/** The networks, and what keeps their nodes in order. */
export type RankedChains = Chains & {
  /** Pings the nodes of the networks that are in use, and orders them anew. */
  rank(signal?: AbortSignal): Promise<void>
}

/** The networks of the configuration. No node is called before the first request. */
export function createChains(
  configured: readonly ConfiguredNetwork[],
  {
    families,
    waitMs = 10_000,
    bytesMax = 8_388_608,
    watch = unwatched,
    now = Date.now,
  }: createChains.Parameters,
): RankedChains {
  const networks = configured.flatMap((one) => {
    const family = families.get(one.id.slice(0, one.id.indexOf(':')))
    return family ? toNetwork(one, family) : []
  })
  const byId = new Map(networks.map((network) => [network.id as string, network]))
  const pools = new Map<string, Pool>()
  for (const { id, settings, family } of networks)
    for (const kind of kinds) {
      const face = faceOf(family, kind)
      const urls = settings[kind] ?? []
      if (!face || urls.length === 0) continue
      // Counted on, so that a node has one number in what is written down.
      const first = kind === 'rest' ? (settings.rpc?.length ?? 0) : 0
      const nodes = urls.map((url, at) =>
        createNode({ url, node: first + at, network: id, face, waitMs, bytesMax, watch, now }),
      )
      pools.set(`${kind} ${id}`, createPool({ nodes, face, now, giveUpMs: 2 * waitMs }))
    }
  const clients = new Map<string, PublicClient>()

  const request: Chains['request'] = async (id, call, signal) => {
    const pool = pools.get(`${isPath(call) ? 'rest' : 'rpc'} ${id}`)
    if (!pool) throw notServed(id)
    return pool.request(call, signal)
  }
  return {
    networks,
    get: (id) => byId.get(id),
    request,
    evm(id) {
      const network = byId.get(id)
      const client =
        clients.get(id) ?? network?.family.createClient?.(network, (call) => request(id, call))
      if (!client) throw notServed(id)
      clients.set(id, client)
      return client
    },
    async rank(signal) {
      await Promise.all([...pools.values()].map((pool) => pool.rank(signal)))
    },
  }
}

export declare namespace createChains {
  type Parameters = {
    /** By CAIP-2 namespace. A network of another one is not served. */
    families: ReadonlyMap<string, ChainFamily>
    /** How long one node is waited for. */
    waitMs?: number
    /** The longest answer of a node, in bytes. */
    bytesMax?: number
    watch?: ChainWatch
    now?(): number
  }
}

function notServed(id: string): ChainError {
  return new ChainError(-32603, `The network ${id} is not configured, or not of this kind`)
}
