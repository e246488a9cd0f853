import { isAddress } from '../isAddress.js'
import { isNamespace } from '../namespaces.js'
import type { WalletAddresses } from './fields.js'

/** Whether each of a wallet's addresses has the shape of its chain family. */
export function areAddresses(addresses: WalletAddresses): boolean {
  return Object.entries(addresses).every(
    ([namespace, address]) => isNamespace(namespace) && isAddress(namespace, address),
  )
}
