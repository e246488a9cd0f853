import { safeContracts } from '@foyer/protocol/api'
import type { Address } from 'viem'
import type { Chains } from '../../services/chains/Chains.js'
import { fromEntryPoint, refuse } from '../failures.js'
import { hashOf, type Operation } from '../Operation.js'
import type { DataFees } from './createDataFees.js'
import { eventOf, gasOf, handleOps, revertOf } from './handleOps.js'
import { pricePaid } from './pricePaid.js'
import { reasonOf, simulate } from './simulate.js'

/**
 * Carries an operation out on trial, from whom it will be sent.
 *
 * @throws `ChainError` with a code of ERC-7769 when the entry point refuses it, it fails, or pays less than it takes
 */
export async function tryOperation(
  chains: Chains,
  { network, chainId, from, dataFees }: tryOperation.Bundling,
  operation: Operation,
): Promise<void> {
  const to = safeContracts.entryPoint
  const call = { from, to, data: handleOps(operation, from), gas: gasOf(operation) }
  const [[tried], fee] = await Promise.all([
    simulate(chains, network, [call]),
    dataFees.of(call.data),
  ])
  if (!tried?.isDone) throw fromEntryPoint(reasonOf(tried?.data ?? '0x'))
  const event = eventOf(tried.logs, hashOf(operation, chainId))
  if (!event) throw refuse('internal', 'The node tried another operation.')
  if (!event.success) {
    const data = revertOf(tried.logs) ?? '0x'
    throw refuse('reverted', `What the operation asks for fails: ${reasonOf(data)}.`, data)
  }
  const price = fee === 0n ? 0n : await pricePaid(chains, network, operation)
  if (event.actualGasUsed < tried.gasUsed || (event.actualGasUsed - tried.gasUsed) * price < fee)
    throw refuse(
      'invalid',
      'preVerificationGas is too low: the operation does not pay for its sending.',
    )
}

export declare namespace tryOperation {
  type Bundling = { network: string; chainId: number; from: Address; dataFees: DataFees }
}
