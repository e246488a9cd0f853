import type { ChainCall } from '../../chains/ChainCall.js'
import { ChainError } from '../../chains/ChainError.js'

const keysMax = 1_000
/** Functions of a chain's runtime that read a little; others may run for long. */
const functions = [
  'AccountNonceApi_account_nonce',
  'Metadata_metadata',
  'Metadata_metadata_at_version',
  'Metadata_metadata_versions',
  'TransactionPaymentApi_query_fee_details',
  'TransactionPaymentApi_query_info',
]

/** Refuses calls that keep a node busy for long. @throws `ChainError` -32602 */
export async function checkCall({ method, params }: ChainCall): Promise<void> {
  const [first, count] = Array.isArray(params) ? (params as unknown[]) : []
  if (method === 'state_call' && !functions.includes(String(first)))
    throw new ChainError(-32602, 'This server does not serve the function')
  if (method !== 'state_getKeysPaged') return
  if (!Number.isInteger(count) || Number(count) < 1 || Number(count) > keysMax)
    throw new ChainError(-32602, `No more than ${keysMax} keys at a time`)
}
