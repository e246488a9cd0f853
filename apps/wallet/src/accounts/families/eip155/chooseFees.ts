import { invalid } from '../../refuseAccount.js'
import { readOptionalQuantity } from './quantity.js'
import type { Fees } from './readFees.js'

/** The fees that a page asks for, where it does; else those of the network. @throws `Failure` -32602 */
export function chooseFees(
  given: Readonly<Record<string, unknown>>,
  { isLegacy, ...network }: Fees,
): Fees {
  const price = readOptionalQuantity(given.gasPrice, 'gasPrice')
  const max = readOptionalQuantity(given.maxFeePerGas, 'maxFeePerGas')
  const tip = readOptionalQuantity(given.maxPriorityFeePerGas, 'maxPriorityFeePerGas')
  const both = isLegacy ? (price ?? max) : price
  if (both !== undefined && (max === undefined || isLegacy))
    return { maxFeePerGas: both, maxPriorityFeePerGas: both, isLegacy }
  if (isLegacy) return { ...network, isLegacy }
  const maxPriorityFeePerGas = tip ?? least(network.maxPriorityFeePerGas, max)
  const maxFeePerGas =
    max ?? network.maxFeePerGas - network.maxPriorityFeePerGas + maxPriorityFeePerGas
  if (maxPriorityFeePerGas > maxFeePerGas) throw invalid('tipAboveFee')
  return { maxFeePerGas, maxPriorityFeePerGas, isLegacy }
}

function least(one: bigint, other: bigint | undefined): bigint {
  return other !== undefined && other < one ? other : one
}
