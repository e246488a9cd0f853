import { CodedError } from './CodedError.js'
import {
  type CaipAddress,
  type CaipNetworkId,
  isCaipNetworkId,
  type Namespace,
  splitCaip,
} from './caip.js'
import { addressErrors } from './catalogue/addressErrors.js'
import { isNamespace, namespaces } from './namespaces.js'
import { setupError } from './setupError.js'

/** The chain families that a pairing session may name; the widget passes the further ones through. */
export const sessionNamespaces = [
  ...namespaces,
  'algorand',
  'cip34',
  'elrond',
  'multiversx',
  'near',
  'tezos',
] as const

export type PairableNamespace = (typeof sessionNamespaces)[number]

/**
 * Takes the address of a known namespace apart.
 *
 * @throws `invalid_caip_address` unless there are exactly three parts, none is empty and the
 *   namespace is one of `namespaces`
 */
export function parseCaipAddress(value: string) {
  const [namespace, chainId, address] = splitCaip(value, 3) ?? []
  if (!isNamespace(namespace) || !chainId || !address) throw addressError('invalid_caip_address')
  return { namespace, chainId, address }
}

/**
 * Takes an account string of a session apart (CAIP-10), whatever its namespace.
 *
 * @throws `invalid_caip10_address` unless there are exactly three parts and none is empty
 */
export function parseCaipAccount(value: string) {
  const [namespace, chainId, address] = splitCaip(value, 3) ?? []
  if (!namespace || !chainId || !address) throw addressError('invalid_caip10_address')
  return { namespace, chainId, address }
}

/** Whether this is a CAIP-10 address of a namespace that the widget serves. Never throws. */
export function isCaipAddress(value: unknown): value is CaipAddress {
  return isNamespace(splitCaip(value, 3)?.[0])
}

/**
 * Writes a CAIP-2 id.
 *
 * @throws `invalid_caip_network_id` when a part is empty or has a colon
 */
export function formatCaipNetworkId(parts: {
  namespace: Namespace
  chainId: number | string
}): CaipNetworkId {
  const value = `${parts.namespace}:${parts.chainId}` as const
  if (!isCaipNetworkId(value)) throw setupError('invalid_caip_network_id')
  return value
}

/**
 * Writes a CAIP-10 address.
 *
 * @throws `invalid_caip_address` when a part is empty or has a colon
 */
export function formatCaipAddress(parts: {
  namespace: Namespace
  chainId: number | string
  address: string
}): CaipAddress {
  const value = `${parts.namespace}:${parts.chainId}:${parts.address}` as const
  if (!isCaipAddress(value)) throw addressError('invalid_caip_address')
  return value
}

function addressError(code: keyof typeof addressErrors) {
  return new CodedError(code, addressErrors[code], { data: undefined })
}
