import { isNamespace } from '../namespaces.js'
import { families } from './families.js'

/** An address in the spelling by which it is compared: in lower case where the chain family knows no case of letters. */
export function toPlainAddress(namespace: string, address: string): string {
  return isNamespace(namespace) && families[namespace].hex ? address.toLowerCase() : address
}
