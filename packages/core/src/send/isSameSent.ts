import { isSameAddress, parseCaipNetworkId } from '@foyer/protocol'
import type { SentTransfer } from './state.js'

const written = ['at', 'from', 'to', 'amount', 'symbol'] as const

/** Whether two are one transfer: also where the one knows its hash, or another one in its place, and the other does not yet. */
export function isSameSent(one: SentTransfer, other: SentTransfer): boolean {
  if (one.caipNetworkId !== other.caipNetworkId) return false
  const { namespace } = parseCaipNetworkId(one.caipNetworkId)
  if (isSameAddress(namespace, one.hash, other.hash)) return true
  if (one.calls !== undefined && one.calls === other.calls) return true
  return written.every((name) => one[name] === other[name])
}
