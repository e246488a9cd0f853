import { type CaipNetworkId, FoyerError } from '@foyer/protocol'
import { base64 } from '@scure/base'
import * as v from 'valibot'
import type { Rpc } from '../../../Rpc.js'
import { refuseSwap } from '../../refuseSwap.js'
import { describeFailure } from '../nodes/describeFailure.js'
import { Logs } from '../nodes/Logs.js'
import { type AccountState, readStates } from './AccountState.js'

const Answer = v.object({
  value: v.object({
    ...{ err: v.unknown(), logs: Logs },
    accounts: v.nullish(v.array(v.unknown())),
  }),
})
/** What Jupiter's program ends with where less would arrive than the minimum. */
const slippageExceeded = 6_001

/**
 * Has the network play a transaction through without its signature, and reads what accounts have after it.
 *
 * @throws `swap_refused` (`unproved` where no node plays it, `gives_less`), `transaction_reverted` with the reason, `answer_invalid`
 */
export async function playSwap(
  rpc: Rpc,
  id: CaipNetworkId,
  { bytes, addresses }: { bytes: Uint8Array; addresses: readonly string[] },
): Promise<readonly (AccountState | undefined)[]> {
  const options = {
    ...{ encoding: 'base64', commitment: 'confirmed' },
    ...{ sigVerify: false, replaceRecentBlockhash: true },
    accounts: { encoding: 'base64', addresses },
  }
  const call = { method: 'simulateTransaction', params: [base64.encode(bytes), options] }
  const read = v.safeParse(Answer, await rpc(id, call).catch(() => undefined))
  if (!read.success) throw refuseSwap('unproved')
  const { err, logs, accounts } = read.output.value
  if (err !== null && err !== undefined) {
    if (JSON.stringify(err).includes(`"Custom":${slippageExceeded}`)) throw refuseSwap('gives_less')
    throw new FoyerError('transaction_reverted', { data: { reason: describeFailure(err, logs) } })
  }
  if (!accounts) throw refuseSwap('unproved')
  return readStates(accounts, addresses.length)
}
