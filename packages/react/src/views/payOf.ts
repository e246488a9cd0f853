import type { State } from '@foyer/core'
import type { Payment } from '@foyer/core/pay'

/** The payment that the page opened. */
export function payOf({ pay }: State): Payment | undefined {
  return pay
}
