import { causes, FoyerError } from '@foyer/protocol'
import * as v from 'valibot'
import { describeFailure } from './describeFailure.js'
import { Logs } from './Logs.js'

const Refusal = v.object({ err: v.nonNullish(v.unknown()), logs: Logs })

/**
 * The refusal of a node that played a transaction through before it sent it, also where a wallet passes it on: `transaction_reverted` with the reason. `undefined` for any other
 * error. The code of it, -32002, means another request at wallets.
 */
export function readRefusal(error: unknown): FoyerError | undefined {
  for (const { data } of causes(error)) {
    const { success, output } = v.safeParse(Refusal, data)
    if (!success) continue
    const reason = describeFailure(output.err, output.logs)
    return new FoyerError('transaction_reverted', { data: { reason }, cause: error })
  }
  return undefined
}
