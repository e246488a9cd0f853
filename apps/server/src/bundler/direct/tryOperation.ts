import { safeContracts } from '@foyer/protocol/api'
import type { Address } from 'viem'
import type { Chains } from '../../services/chains/Chains.js'
import { fromEntryPoint, refuse } from '../failures.js'
import { hashOf, type Operation } from '../Operation.js'
import { eventOf, gasOf, handleOps, revertOf } from './handleOps.js'
import { reasonOf, simulate } from './simulate.js'

/**
 * Carries an operation out on trial, from whom it will be sent.
 *
 * @throws `ChainError` with a code of ERC-7769 when the entry point refuses it, it fails, or pays less than it takes
 */
export async function tryOperation(
  chains: Chains,
  { network, chainId, from }: { network: string; chainId: number; from: Address },
  operation: Operation,
): Promise<void> {
  const to = safeContracts.entryPoint
  const call = { from, to, data: handleOps(operation, from), gas: gasOf(operation) }
  const [tried] = await simulate(chains, network, [call])
  if (!tried?.isDone) throw fromEntryPoint(reasonOf(tried?.data ?? '0x'))
  const event = eventOf(tried.logs, hashOf(operation, chainId))
  if (!event) throw refuse('internal', 'The node tried another operation.')
  if (!event.success) {
    const data = revertOf(tried.logs) ?? '0x'
    throw refuse('reverted', `What the operation asks for fails: ${reasonOf(data)}.`, data)
  }
  if (event.actualGasUsed < tried.gasUsed)
    throw refuse(
      'invalid',
      'preVerificationGas is too low: the operation does not pay for its sending.',
    )
}
