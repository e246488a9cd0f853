import { isHex, keccak256 } from 'viem'
import type { ChainCall } from '../ChainCall.js'
import { ChainError } from '../ChainError.js'

/**
 * The hash of a transaction that this node has already. When the node before it took the transaction and
 * then did not answer, this is no error but the answer.
 */
export function alreadySent({ method, params }: ChainCall, error: unknown): string | undefined {
  if (method !== 'eth_sendRawTransaction' || !(error instanceof ChainError)) return undefined
  if (!/already known|known transaction|already imported|alreadyexists/i.test(error.message))
    return undefined
  const [raw] = Array.isArray(params) ? (params as unknown[]) : []
  return isHex(raw, { strict: true }) ? keccak256(raw) : undefined
}
