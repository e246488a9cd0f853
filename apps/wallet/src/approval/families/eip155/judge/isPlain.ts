import type { Outcome } from '../../../facts/Facts.js'
import type { ReadCall } from '../read/CallReading.js'

/** Whether what changes is just what one plain call says: nothing is to be told twice, and whatever else changes is. */
export function isPlain(calls: readonly ReadCall[], outcome: Outcome): boolean {
  const [call, ...more] = calls
  if (!call || more.length > 0 || outcome.is !== 'changes') return false
  const { reading } = call
  const [change, ...others] = outcome.changes
  if (!change || others.length > 0 || change.id !== undefined) return false
  if (reading.is === 'pay') return change.token === undefined && change.amount === -reading.amount
  if (reading.is !== 'send' || call.value !== 0n) return false
  return change.token === reading.token.toLowerCase() && change.amount === -reading.amount
}
