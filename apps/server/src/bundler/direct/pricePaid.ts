import type { Chains } from '../../services/chains/Chains.js'
import type { Operation } from '../Operation.js'

/** Wei that an operation pays for a unit of gas now, at least one. */
export async function pricePaid(
  chains: Chains,
  network: string,
  { maxFeePerGas, maxPriorityFeePerGas }: Pick<Operation, 'maxFeePerGas' | 'maxPriorityFeePerGas'>,
): Promise<bigint> {
  const { baseFeePerGas } = await chains.evm(network).getBlock({ blockTag: 'latest' })
  const wished = (baseFeePerGas ?? 0n) + maxPriorityFeePerGas
  const price = wished < maxFeePerGas ? wished : maxFeePerGas
  return price > 0n ? price : 1n
}
