import { rpcPingIntervalMs, rpcPingSamples, rpcPingTimeoutMs } from '@foyer/protocol'
import type { ChainCall } from '../ChainCall.js'
import { ChainError } from '../ChainError.js'
import type { Node } from './createNode.js'
import type { NodeFace } from './faceOf.js'
import { type Fault, NodeFault } from './NodeFault.js'
import { rank, type Sample } from './rank.js'

/** The pool stops ranking after a time without calls as long as the samples reach back. */
const idleAfterMs = rpcPingIntervalMs * rpcPingSamples

/** With these a node may have taken what it was sent. */
const unclear: ReadonlySet<Fault> = new Set([
  'late',
  'unreachable',
  'refused',
  'malformed',
  'oversized',
])

/** The nodes of a network, the best first. */
export type Pool = {
  request(call: ChainCall, signal?: AbortSignal): Promise<unknown>
  /** Pings the nodes once and orders them anew. Nothing is sent when there is nothing to choose. */
  rank(signal?: AbortSignal): Promise<void>
}

export function createPool({ nodes, face, now, giveUpMs }: createPool.Parameters): Pool {
  let order = nodes
  let rounds: readonly (readonly Sample[])[] = []
  let usedAt = Number.NEGATIVE_INFINITY

  /** Resting nodes are left out while another can be asked. With none, the best has to try. */
  const candidates = function* () {
    let wasCalled = false
    const fit = order.filter((node) => !node.strays())
    for (const node of fit) {
      if (!node.admits()) continue
      wasCalled = true
      yield node
    }
    if (!wasCalled) yield* fit.slice(0, 1)
  }
  const ping = async (node: Node, signal?: AbortSignal): Promise<Sample> => {
    const at = now()
    const height = await node.ping(rpcPingTimeoutMs, signal).catch(() => undefined)
    return { at, ms: now() - at, height }
  }
  return {
    async request(call, signal) {
      const began = now()
      usedAt = began
      const faults: NodeFault[] = []
      for (const node of candidates()) {
        if (faults.length > 0 && now() - began > giveUpMs) break
        const answer = await attempt(node, call, { faults, face, signal })
        if (answer) return answer.result
      }
      throw isUnclear(face, call, faults) ? noAnswer() : verdict(faults)
    },
    async rank(signal) {
      if (nodes.length < 2 || now() - usedAt > idleAfterMs) return
      const round = await Promise.all(nodes.map((node) => ping(node, signal)))
      if (signal?.aborted) return
      rounds = [...rounds, round].slice(-rpcPingSamples)
      order = rank(rounds, nodes.length).flatMap((place) => nodes[place] ?? [])
    },
  }
}

export declare namespace createPool {
  type Parameters = {
    nodes: readonly Node[]
    face: PoolFace
    now(): number
    /** When no further node is asked. */
    giveUpMs: number
  }
}

type PoolFace = Pick<NodeFace, 'alreadySent' | 'sends'>

type Attempt = {
  faults: NodeFault[]
  face: PoolFace
  signal: AbortSignal | undefined
}

/** Asks one node, after others that had these faults. `undefined`: the next one has to be asked. */
async function attempt(node: Node, call: ChainCall, { faults, face, signal }: Attempt) {
  try {
    return { result: await node.request(call, signal) }
  } catch (error) {
    const isRefused = faults.length > 0 && error instanceof ChainError
    const sent = isRefused ? face.alreadySent?.(call, error) : undefined
    if (sent) return { result: sent }
    // A node before may have taken it, which then is why this one refuses it.
    if (isRefused && isUnclear(face, call, faults)) return undefined
    if (!(error instanceof NodeFault)) throw error
    faults.push(error)
    return undefined
  }
}

/** Whether a node may have taken what it was sent, though it did not say so. */
function isUnclear(face: PoolFace, call: ChainCall, faults: readonly NodeFault[]): boolean {
  return face.sends(call) && faults.some(({ fault }) => unclear.has(fault))
}

/** The error when no node answered: the most specific one that any of them gave. */
function verdict(faults: readonly NodeFault[]): ChainError {
  const unable = faults.find(({ fault }) => fault === 'unable')
  if (unable?.said) return unable.said
  if (faults.some(({ fault }) => fault === 'oversized'))
    return new ChainError(-32005, 'The answer is larger than this server passes on')
  if (faults.some(({ fault }) => fault === 'limited'))
    return new ChainError(-32005, 'The nodes of the network ask for fewer calls')
  return noAnswer()
}

function noAnswer(): ChainError {
  return new ChainError(-32603, 'No node of the network answered')
}
