import { isHex, keccak256 } from 'viem'
import type { RpcInterface } from '../../chains/ChainFamily.js'

/** The hash of a transaction that the node has already. */
export const alreadySent: NonNullable<RpcInterface['alreadySent']> = (
  { method, params },
  { message },
) => {
  if (method !== 'eth_sendRawTransaction') return undefined
  if (!/already known|known transaction|already imported|alreadyexists/i.test(message))
    return undefined
  const [raw] = Array.isArray(params) ? (params as unknown[]) : []
  return isHex(raw, { strict: true }) ? keccak256(raw) : undefined
}
