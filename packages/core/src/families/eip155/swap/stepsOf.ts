import type { Rpc } from '../../../Rpc.js'
import type { SwapPlanOrder, SwapStep } from '../../../SwapFeatures.js'
import { readReason } from '../features/readReason.js'
import { toCall } from '../features/toCall.js'
import type { Eip155Transaction } from '../types.js'
import { writeApprove } from './allowances.js'

/**
 * What is to be signed, in its order: an approval of exactly the amount where less is allowed, and the swap. Tokens that allow nothing new before the old is taken back get a step for
 * that: such a token is known by its refusal, and by no list.
 *
 * @throws `transaction_reverted` where the token refuses any approval
 */
export async function stepsOf(
  rpc: Rpc,
  { network, account, from, amount, offer }: SwapPlanOrder,
  { swap, allowance }: { swap: Eip155Transaction; allowance: bigint },
): Promise<readonly SwapStep[]> {
  const last: SwapStep = { kind: 'swap', transaction: swap }
  const { address: token } = from
  const { spender } = offer
  if (token === undefined || spender === undefined || allowance >= amount) return [last]
  const approve = writeApprove(token, spender, amount)
  const steps: readonly SwapStep[] = [{ kind: 'approve', transaction: approve }, last]
  if (allowance === 0n) return steps
  const params = [{ from: account, ...toCall(approve) }, 'latest']
  const isTaken = await rpc(network.caipNetworkId, { method: 'eth_call', params }).then(
    () => true,
    (error: unknown) => {
      if (isRevert(error)) return false
      throw error
    },
  )
  if (isTaken) return steps
  return [{ kind: 'reset', transaction: writeApprove(token, spender, 0n) }, ...steps]
}

function isRevert(error: unknown): boolean {
  const { code, message } = Object(error)
  return code === 3 || readReason(error) !== undefined || /revert/i.test(String(message))
}
