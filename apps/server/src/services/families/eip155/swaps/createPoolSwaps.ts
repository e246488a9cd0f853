import { lazy } from '@foyer/protocol'
import {
  type PoolRoute,
  provePools,
  quotePools,
  type ReadContracts,
  type SwapPools,
  writePoolSwap,
} from '@foyer/protocol/swaps'
import * as v from 'valibot'
import { encodeFunctionData, type Hex } from 'viem'
import type { Chains, ServedNetwork } from '../../../chains/Chains.js'
import { callTogether } from '../../../reads/callTogether.js'
import { SwapError } from '../../../swaps/SwapError.js'
import { isNative } from '../../../tokens/Token.js'
import type { Tokens } from '../../../tokens/Tokens.js'
import { quantity } from '../blockOf.js'
import type { CallProvider } from './CallProvider.js'
import { poolsOf } from './poolsOf.js'

/** Seconds after the latest block until which the transaction may get into a block. */
const deadlineSeconds = 300n

const Place = v.custom<Hex>((value) => typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value))
const Path = v.pipe(v.array(Place), v.minLength(2), v.maxLength(4))
const Way = v.variant('kind', [
  v.object({ kind: v.literal('v2'), path: Path }),
  v.object({ kind: v.literal('v3'), path: Path, fees: v.array(v.number()) }),
])

/** Swaps through pools of the chain itself, of the Uniswap v2 and v3 kinds. It takes no fee, and needs no key. */
export function createPoolSwaps({ chains, tokens }: createPoolSwaps.Parts): CallProvider {
  const tried = new Map<string, () => Promise<SwapPools>>()

  /** The exchanges of which the chain says that they are what the settings say. Read once, and again after a failure. */
  function open(network: ServedNetwork): Promise<SwapPools> {
    const read =
      tried.get(network.id) ??
      lazy(async () => {
        const pools = poolsOf(network)
        if (!pools) throw new SwapError('no_route')
        return await provePools(pools, readContracts(network.id))
      })
    tried.set(network.id, read)
    return read()
  }
  /** Calls that revert are asked again each time: what is too much now is not too much later. */
  function readContracts(networkId: string): ReadContracts {
    return async (calls) => (await callTogether(chains, networkId, calls)).map(({ value }) => value)
  }
  const inPools = (network: ServedNetwork, { wrapped }: SwapPools, token: string): Hex =>
    isNative(network, token) ? wrapped : (token as Hex)

  return {
    id: 'pools',
    serves(network) {
      const pools = poolsOf(network)
      return pools?.v2 !== undefined || pools?.v3 !== undefined
    },
    spender(network) {
      const pools = poolsOf(network)
      return (pools?.v2 ?? pools?.v3)?.router
    },
    async quote({ network, from, to, amount }) {
      const pools = await open(network)
      // A pool of the v3 kind does not notice a tax, which tokens that nothing is known of may take.
      const isPlain = [from, to].every((token) => tokens.isListed(network, token))
      const offers = await quotePools({
        pools: isPlain ? pools : { ...pools, v3: undefined },
        from: inPools(network, pools, from),
        to: inPools(network, pools, to),
        amount,
        readContracts: readContracts(network.id),
      })
      if (offers.length === 0) throw new SwapError('no_route')
      const given = offers.filter(({ toAmount }) => toAmount > 0n)
      if (given.length === 0) throw new SwapError('amount_too_small')
      return given.flatMap(({ route, toAmount, gas, impactBps }) => {
        const router = pools[route.kind]?.router
        if (!router) return []
        const spender = isNative(network, from) ? undefined : router
        const facts = { toAmount, gas, impactBps, router, spender, fees: [], isExact: false }
        return [{ ...facts, way: route }]
      })
    },
    async build({ network, from, to, amount, account, minReceived, offer }) {
      const pools = await open(network)
      const route: PoolRoute = v.parse(Way, offer.way)
      const block = await chains.request(network.id, {
        method: 'eth_getBlockByNumber',
        params: ['latest', false],
      })
      const time = quantity(Object(block).timestamp)
      if (time === undefined) throw new SwapError('provider_down')
      return writePoolSwap({
        ...{ pools, route, amount, minReceived },
        account: account as Hex,
        isFromNative: isNative(network, from),
        isToNative: isNative(network, to),
        deadline: time + deadlineSeconds,
        encode: encodeFunctionData,
      })
    },
  }
}

export declare namespace createPoolSwaps {
  type Parts = {
    chains: Pick<Chains, 'evm' | 'request'>
    tokens: Pick<Tokens, 'isListed'>
  }
}
