import { type CaipNetworkId, isCaipNetworkId, isNumbered } from '../caip.js'
import { readChainId } from '../readChainId.js'

/**
 * The network that a wallet or a page names in a chain family: a CAIP-2 id, the reference alone, or, of a numbered family, the
 * number or its hex. `undefined` when it names none of that family.
 */
export function readWalletChainId(namespace: string, value: unknown): CaipNetworkId | undefined {
  if (isCaipNetworkId(value)) return value.startsWith(`${namespace}:`) ? value : undefined
  const reference = isNumbered(namespace) ? readChainId(value)?.toString() : value
  const id = `${namespace}:${reference}`
  return typeof reference === 'string' && isCaipNetworkId(id) ? id : undefined
}
