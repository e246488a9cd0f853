import { createBreaker } from '../../createBreaker.js'
import type { ChainCall } from '../ChainCall.js'
import type { ChainWatch } from '../ChainWatch.js'
import { isPath } from '../isPath.js'
import type { NodeFace } from './faceOf.js'
import { type Fault, NodeFault, type NodeOutcome } from './NodeFault.js'
import { requestNode } from './requestNode.js'
import { requestPath } from './requestPath.js'
import { toAddress } from './toAddress.js'

/** After this time the node is identified again: behind its URL may be another one by then. */
const knownMs = 600_000

/** These say that a node is in no good order; of the others the call may be the cause. */
const sick: ReadonlySet<Fault> = new Set(['late', 'unreachable', 'refused', 'limited', 'malformed'])

/** A node of a network. */
export type Node = {
  /** Whether it is known to be of another network. */
  strays(): boolean
  /** Whether it takes a call now; a yes holds for one call. */
  admits(): boolean
  /** @throws `ChainError` or `NodeFault`; the signal's reason when it was called off */
  request(call: ChainCall, signal?: AbortSignal): Promise<unknown>
  /**
   * Gives the number of its newest block.
   *
   * @throws when it does not answer in time as it should
   */
  ping(waitMs: number, signal?: AbortSignal): Promise<number>
}

export function createNode({
  url,
  node,
  network,
  face,
  waitMs,
  bytesMax,
  watch,
  now,
}: createNode.Parameters): Node {
  const address = toAddress(url)
  const place = { network, node }
  const reference = network.slice(network.indexOf(':') + 1)
  const breaker = createBreaker(now)
  let known: Promise<void> | undefined
  let knownUntil = 0
  let strayedUntil = 0
  let isReported = false
  let lastId = 0

  const ended = (outcome: NodeOutcome) => {
    watch.called(place, outcome)
    const failed = (sick as ReadonlySet<string>).has(outcome)
    if (failed && breaker.failed()) watch.turned(place, 'resting')
    if (!failed && breaker.succeeded()) watch.turned(place, 'back')
    // Whatever answers when it is back may be another node.
    if (failed) known = undefined
  }
  const send = (call: ChainCall, limitMs: number, signal?: AbortSignal) => {
    const limits = { waitMs: limitMs, bytesMax, signal }
    if (isPath(call)) return requestPath(address, call, limits)
    lastId += 1
    return requestNode(address, call, { id: lastId, ...limits })
  }
  const exchange = async (call: ChainCall, signal?: AbortSignal, read = asItIs) => {
    try {
      const answer = read(await send(call, waitMs, signal))
      ended('answered')
      return answer
    } catch (error) {
      if (!signal?.aborted) ended(error instanceof NodeFault ? error.fault : 'error')
      throw error
    }
  }
  /** What is no identity says nothing of another network. */
  const readReference = (answer: unknown) => {
    const found = face.referenceOf(answer)
    if (found === undefined) throw new NodeFault('malformed')
    return found
  }
  const identify = async () => {
    const answer = await exchange(face.identify, undefined, readReference).catch(
      (error: unknown) => {
        // Whatever keeps it from saying who it is, it is not the fault of the call.
        throw error instanceof NodeFault ? error : new NodeFault('refused')
      },
    )
    if (answer === reference) return
    strayedUntil = now() + knownMs
    if (!isReported) watch.strayed(place)
    isReported = true
    throw new NodeFault('wrong_chain')
  }
  const identified = () => {
    if (known && now() < knownUntil) return known
    const identity = identify()
    known = identity
    knownUntil = now() + knownMs
    identity.catch(() => {
      if (known === identity) known = undefined
    })
    return identity
  }
  return {
    strays: () => now() < strayedUntil,
    admits: () => breaker.admits(),
    async request(call, signal) {
      await identified()
      return exchange(call, signal)
    },
    async ping(pingMs, signal) {
      const answer = await send(face.ping, pingMs, signal)
      const height = face.height(answer)
      if (height === undefined) throw new NodeFault('malformed')
      return height
    },
  }
}

export declare namespace createNode {
  type Parameters = {
    url: string
    /** Its place in the configuration. */
    node: number
    network: string
    face: NodeFace
    waitMs: number
    bytesMax: number
    watch: ChainWatch
    now(): number
  }
}

const asItIs = (answer: unknown) => answer
