import QuickLRU from 'quick-lru'
import { encodeFunctionData, erc20Abi, type Hex } from 'viem'
import type { SwapVendorName } from '../../../../config/swapSettings.js'
import type { Database } from '../../../../database/Database.js'
import { ChainError } from '../../../chains/ChainError.js'
import type { Chains } from '../../../chains/Chains.js'
import type { Reads } from '../../../reads/Reads.js'
import { SwapError } from '../../../swaps/SwapError.js'
import type { FamilySwaps, GasPrices } from '../../../swaps/SwapProvider.js'
import { isNative } from '../../../tokens/Token.js'
import type { Tokens } from '../../../tokens/Tokens.js'
import type { SwapParts } from '../../ServedFamily.js'
import { quantity } from '../blockOf.js'
import { createPoolSwaps } from './createPoolSwaps.js'
import { readGasPrices } from './readGasPrices.js'
import { createVendorRoutes } from './vendors/createVendorRoutes.js'
import { createVendorSwaps } from './vendors/createVendorSwaps.js'
import { vendors } from './vendors/vendors.js'
import { wrapSwaps } from './wrapSwaps.js'

/** So long gas prices are kept: about a block. */
const pricesMs = 3_000
/** What is added to an estimate, in per cent: the pool may be another one by then. */
const marginPercent = 25n

/** Swaps on EVM networks. */
export function createEvmSwaps({
  chains,
  db,
  reads,
  tokens,
  ...outside
}: createEvmSwaps.Parts): FamilySwaps {
  const kept = new QuickLRU<string, Promise<GasPrices>>({ maxSize: 200, maxAge: pricesMs })
  const routes = createVendorRoutes(db, outside.now)
  const services = Object.entries(outside.vendors).flatMap(([name, settings]) =>
    settings
      ? createVendorSwaps(vendors[name as SwapVendorName], {
          ...{ routes, settings, fee: outside.fee, now: outside.now },
          async decimalsOf(network, address) {
            if (isNative(network, address)) return network.nativeCurrency.decimals
            const [token] = await tokens.find(network, [address])
            if (!token) throw new SwapError('token_not_supported')
            return token.decimals
          },
        })
      : [],
  )

  return {
    providers: [wrapSwaps, createPoolSwaps({ chains, tokens }), ...services],
    forget: routes.forget,
    gasPrices(network) {
      const known = kept.get(network.id)
      if (known) return known
      const read = readGasPrices(chains, network.id)
      kept.set(network.id, read)
      read.catch(() => kept.delete(network.id))
      return read
    },
    async allowance(network, token, owner, spender) {
      const args = [owner as Hex, spender as Hex]
      const call = { address: token as Hex, abi: erc20Abi, functionName: 'allowance', args }
      const [answer] = await reads.many(network.id, [call])
      if (typeof answer !== 'bigint') throw new SwapError('token_not_supported')
      return answer
    },
    writeApprove: (spender, amount) =>
      encodeFunctionData({
        abi: erc20Abi,
        functionName: 'approve',
        args: [spender as Hex, amount],
      }),
    async measureGas(network, from, { to, data, value }) {
      const call = { from, to, data, value: `0x${value.toString(16)}` }
      const answer = await chains
        .request(network.id, { method: 'eth_estimateGas', params: [call] })
        .catch((cause: unknown) => {
          if (cause instanceof ChainError && cause.code !== -32603)
            throw new SwapError('no_route', { cause })
          throw cause
        })
      const gas = quantity(answer)
      if (gas === undefined) throw new SwapError('provider_down')
      return gas + (gas * marginPercent) / 100n
    },
  }
}

export declare namespace createEvmSwaps {
  type Parts = {
    chains: Chains
    reads: Reads
    tokens: Tokens
    db: Database
  } & SwapParts
}
