import { isNamespace } from '../namespaces.js'
import { families } from './families.js'

/**
 * An address in the spelling by which it is compared: in lower case where the chain family knows no case of letters, its key where each
 * network spells it in its own way. What is no address of the family stays as it is.
 */
export function toPlainAddress(namespace: string, address: string): string {
  if (!isNamespace(namespace)) return address
  const { hex, toPlain, address: shape } = families[namespace]
  if (hex) return address.toLowerCase()
  return toPlain && shape.test(address) ? toPlain(address) : address
}
