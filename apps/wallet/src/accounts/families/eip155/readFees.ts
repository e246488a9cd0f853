import type { CaipNetworkId } from '@foyer/protocol'
import type { Chains } from '../../../chains/Chains.js'
import { answeredQuantity } from './quantity.js'

export type Fees = {
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
  readonly isLegacy: boolean
}

/** What a transaction pays for gas now: a fifth over the base fee, so that the next blocks take it (EIP-1559), and the tip. */
export async function readFees(chains: Chains, network: CaipNetworkId): Promise<Fees> {
  const [block, gasPrice, tip] = await Promise.all([
    chains.request(network, 'eth_getBlockByNumber', ['latest', false]),
    chains.request(network, 'eth_gasPrice', []).then(answeredQuantity),
    // Not every node knows the method; the price without the base fee says the same.
    chains.request(network, 'eth_maxPriorityFeePerGas', []).then(answeredQuantity, () => undefined),
  ])
  const base = baseFeeOf(block)
  if (base === undefined)
    return { maxFeePerGas: gasPrice, maxPriorityFeePerGas: gasPrice, isLegacy: true }
  const priority = tip ?? (gasPrice > base ? gasPrice - base : 0n)
  return {
    maxFeePerGas: (base * 12n) / 10n + priority,
    maxPriorityFeePerGas: priority,
    isLegacy: false,
  }
}

function baseFeeOf(block: unknown): bigint | undefined {
  if (typeof block !== 'object' || block === null || !('baseFeePerGas' in block)) return undefined
  const { baseFeePerGas } = block
  return baseFeePerGas === null || baseFeePerGas === undefined
    ? undefined
    : answeredQuantity(baseFeePerGas)
}
