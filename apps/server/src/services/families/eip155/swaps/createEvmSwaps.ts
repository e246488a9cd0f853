import QuickLRU from 'quick-lru'
import { encodeFunctionData, erc20Abi, type Hex } from 'viem'
import type { Database } from '../../../../database/Database.js'
import { ChainError } from '../../../chains/ChainError.js'
import type { Chains, ServedNetwork } from '../../../chains/Chains.js'
import type { Reads } from '../../../reads/Reads.js'
import { SwapError } from '../../../swaps/SwapError.js'
import type {
  FamilySwaps,
  GasPrices,
  SwapProvider,
  WriteSwap,
} from '../../../swaps/SwapProvider.js'
import { isNative } from '../../../tokens/Token.js'
import type { Tokens } from '../../../tokens/Tokens.js'
import type { SwapParts } from '../../ServedFamily.js'
import { quantity } from '../blockOf.js'
import type { Call, CallProvider } from './CallProvider.js'
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
  const { bps, recipient } = outside.fee ?? {}
  const fee = bps !== undefined && recipient !== undefined ? { bps, recipient } : undefined
  const routes = createVendorRoutes(db, outside.now)
  const services = Object.entries(vendors).flatMap(([name, vendor]) => {
    const settings = outside.vendors[name as keyof typeof vendors]
    return settings
      ? createVendorSwaps(vendor, {
          ...{ routes, settings, fee, now: outside.now },
          async decimalsOf(network, address) {
            if (isNative(network, address)) return network.nativeCurrency.decimals
            const [token] = await tokens.find(network, [address])
            if (!token) throw new SwapError('token_not_supported')
            return token.decimals
          },
        })
      : []
  })
  function gasPrices(network: ServedNetwork) {
    const known = kept.get(network.id)
    if (known) return known
    const read = readGasPrices(chains, network.id)
    kept.set(network.id, read)
    read.catch(() => kept.delete(network.id))
    return read
  }
  /** What the transaction of an account uses, with some more. @throws `SwapError` (`no_route`) when it would revert */
  async function measureGas(network: ServedNetwork, from: string, { to, data, value }: Call) {
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
  }
  async function priceGas(network: ServedNetwork, gas: bigint | Promise<bigint>) {
    const [units, { standard }] = await Promise.all([gas, gasPrices(network)])
    return { gas: String(units), gasPrice: String(standard) }
  }
  const priced = (provider: CallProvider): SwapProvider => ({
    ...provider,
    async build(order): Promise<WriteSwap> {
      const { network, account, offer } = order
      const call = await provider.build(order)
      return async ({ isMeasured }) => ({
        from: `${network.id}:${account}`,
        to: `${network.id}:${call.to}`,
        data: call.data,
        amount: String(call.value),
        eip155: await priceGas(
          network,
          isMeasured ? measureGas(network, account, call) : offer.gas,
        ),
      })
    },
  })

  return {
    providers: [wrapSwaps, createPoolSwaps({ chains, tokens }), ...services].map(priced),
    forget: routes.forget,
    gasPrices,
    approvals: {
      async allowance(network, { token, account, spender }) {
        const args = [account as Hex, spender as Hex]
        const call = { address: token as Hex, abi: erc20Abi, functionName: 'allowance', args }
        const [answer] = await reads.many(network.id, [call])
        if (typeof answer !== 'bigint') throw new SwapError('token_not_supported')
        return answer
      },
      async write(network, { token, account, spender, amount }) {
        const args = [spender as Hex, amount] as const
        const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args })
        const call = { to: token, data, value: 0n }
        // Clients that send it to `from` and clients that send it to `to` both call the token.
        const place = `${network.id}:${token}` as const
        return {
          ...{ from: place, to: place, data, value: '0' },
          eip155: await priceGas(network, measureGas(network, account, call)),
        }
      },
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
