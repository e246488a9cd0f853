import type { Handed } from '../../../facts/Facts.js'
import type { CallReading, ReadCall } from '../read/CallReading.js'

/** What others may take afterwards without any call that says so, by whatever name it was allowed. */
export function undeclaredRights(
  handed: readonly Handed[],
  calls: readonly ReadCall[],
): readonly Handed[] {
  return handed.filter((one) => !calls.some(({ reading }) => says(reading, one)))
}

function says(reading: CallReading, one: Handed): boolean {
  if (one.is === 'account' || !('spender' in reading)) return false
  if (!isSame(reading.token, one.token) || !isSame(reading.spender, one.spender)) return false
  if (reading.is === 'allowAll') return reading.isAllowed
  if (one.is === 'everything') return false
  if (one.is === 'piece') return reading.amount === one.id
  return reading.how === 'more' || reading.amount >= one.amount
}

function isSame(address: string, other: string): boolean {
  return address.toLowerCase() === other.toLowerCase()
}
