import type { ChainCall } from '../ChainCall.js'
import { ChainError } from '../ChainError.js'
import type { Chains } from '../Chains.js'
import { type ChainWatch, unwatched } from '../ChainWatch.js'
import { type AdmittedCall, admitCall } from './admitCall.js'
import { createAnswerCache } from './createAnswerCache.js'
import { lifeOf } from './lifeOf.js'

/** Calls that wait for a node at one time, at most. */
const waitingMax = 2_000
/** Blocks that may still be replaced, where the network's settings do not say. */
const depthDefault = 64

/** Passes the calls of pages on to the nodes. */
export type RpcProxy = {
  /**
   * Answers a call on a network that is served, by what is known already where that holds.
   *
   * @throws `ChainError` with the code to answer with
   */
  call(network: string, call: ChainCall): Promise<unknown>
}

export function createRpcProxy({
  chains,
  cacheBytes,
  logBlocksMax,
  now,
  watch = unwatched,
}: createRpcProxy.Parameters): RpcProxy {
  const cache = createAnswerCache(cacheBytes, now)
  const running = new Map<string, Promise<unknown>>()
  const heads = new Map<string, bigint>()
  const familyOf = (network: string) => chains.get(network)?.family
  let waiting = 0

  const forward = async (network: string, call: ChainCall) => {
    if (waiting >= waitingMax) throw new ChainError(-32005, 'Too many calls at once')
    waiting += 1
    try {
      return await chains.request(network, call)
    } finally {
      waiting -= 1
    }
  }
  const head = async (network: string, { ping, height }: AdmittedCall['over']): Promise<bigint> => {
    const family = familyOf(network)
    const admitted = family && admitCall(family, ping)
    const found = admitted && height(await read(network, admitted))
    if (found === undefined) throw new ChainError(-32603, 'No node knows the newest block')
    const number = BigInt(found)
    heads.set(network, number)
    return number
  }
  const isDeep = async (network: string, block: bigint, over: AdmittedCall['over']) => {
    const depth = BigInt(chains.get(network)?.settings.index?.depth ?? depthDefault)
    const known = heads.get(network) ?? 0n
    return known - block >= depth || (await head(network, over)) - block >= depth
  }
  const keep = async (network: string, key: string, admitted: AdmittedCall, result: unknown) => {
    const life = lifeOf(admitted, result)
    if (!life) return
    if (life.block === undefined || (await isDeep(network, life.block, admitted.over)))
      cache.put(key, result, life.ms)
  }
  const read = (network: string, admitted: AdmittedCall): Promise<unknown> => {
    const { method, params } = admitted.call
    const key = JSON.stringify([network, method, params ?? []])
    const cached = cache.get(key)
    if (cached) {
      watch.saved(network, 'cached')
      return Promise.resolve(cached.result)
    }
    const same = running.get(key)
    if (same) {
      watch.saved(network, 'coalesced')
      return same
    }
    const answer = forward(network, admitted.call)
      .then((result) => {
        // The answer does not wait for the cache. Without the newest block it is just not cached.
        keep(network, key, admitted, result).catch(() => {})
        return result
      })
      .finally(() => running.delete(key))
    running.set(key, answer)
    return answer
  }
  return {
    async call(network, call) {
      const family = familyOf(network)
      const admitted = family && admitCall(family, call)
      if (!admitted) throw new ChainError(-32601, 'This server does not serve the method')
      if (admitted.sends) return forward(network, admitted.call)
      const limits = { blocksMax: logBlocksMax, head: () => head(network, admitted.over) }
      if ('check' in admitted.over) await admitted.over.check?.(call, limits)
      return read(network, admitted)
    },
  }
}

export declare namespace createRpcProxy {
  type Parameters = {
    chains: Chains
    cacheBytes: number
    /** Blocks that one `eth_getLogs` may look through. */
    logBlocksMax: number
    now(): number
    watch?: ChainWatch
  }
}
