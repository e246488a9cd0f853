import { toPlainAddress } from './toPlainAddress.js'

/** Whether two addresses of a chain family are the same account, however each is written. */
export function isSameAddress(namespace: string, one: string, other: string): boolean {
  return toPlainAddress(namespace, one) === toPlainAddress(namespace, other)
}
