import { type Namespace, traits } from './families/traits.js'
import { isNamespace } from './namespaces.js'
import { setupError } from './setupError.js'

export type { Namespace }

/** A network, as CAIP-2 writes it: `eip155:1`. */
export type CaipNetworkId = `${Namespace}:${string}`

/** An account on a network, as CAIP-10 writes it: `eip155:1:0xabc…`. */
export type CaipAddress = `${Namespace}:${string}:${string}`

/** The namespace at the front of a CAIP string: narrow when the type already says which. */
type NamespaceOf<value extends string> = value extends `${infer namespace}:${string}`
  ? namespace
  : string

/**
 * Takes a CAIP-2 id apart. Any namespace is accepted, because a session may name one that the widget
 * does not serve; `isCaipNetworkId` tells whether it is served.
 *
 * @throws `invalid_caip_network_id` unless there are exactly two parts and none is empty, and of a numbered family the second is a number
 */
export function parseCaipNetworkId<const value extends string>(value: value) {
  const [namespace, chainId] = splitCaip(value, 2) ?? []
  if (!namespace || !chainId) throw setupError('invalid_caip_network_id')
  return { namespace: namespace as NamespaceOf<value>, chainId }
}

/** Whether this is a CAIP-2 id of a namespace that the widget serves. Never throws. */
export function isCaipNetworkId(value: unknown): value is CaipNetworkId {
  return isNamespace(splitCaip(value, 2)?.[0])
}

/** The parts between colons, or nothing when their number is another, one of them is empty, or a network of a numbered family has no number. */
export function splitCaip(value: unknown, count: number) {
  const parts = typeof value === 'string' ? value.split(':') : []
  const [namespace = '', reference = ''] = parts
  const isNamed = !isNumbered(namespace) || /^[1-9]\d{0,31}$/.test(reference)
  return parts.length === count && parts.every(Boolean) && isNamed ? parts : undefined
}

/** Whether networks of the chain family are numbers. Any text may be given. */
export function isNumbered(namespace: string): boolean {
  return traits[namespace as Namespace]?.numbered === true
}
