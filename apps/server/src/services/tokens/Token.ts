import { families, type Namespace, nativeTokenAddresses, parseCaipNetworkId } from '@foyer/protocol'
import type { ServedNetwork } from '../chains/Chains.js'

/** What is known of a token. */
export type Token = {
  /** As the chain writes it; the native coin's is the pseudo-address of its namespace. */
  address: string
  name: string
  symbol: string
  decimals: number
  logoURI?: string | undefined
  /** Whether the configuration or a token list vouches for it; any contract may call itself anything. */
  isListed: boolean
}

/** The native coin, as a token. */
export function nativeToken({ id, nativeCurrency }: ServedNetwork): Token {
  return { ...nativeCurrency, address: nativeAddress(id), isListed: true }
}

export function isNative(network: ServedNetwork, address: string): boolean {
  return addressKey(address) === nativeAddress(network.id)
}

/** The one way that the server writes an address: one of hex may come without `0x`. */
export function toAddress(networkId: string, address: string): string {
  if (!families[namespaceOf(networkId)].hex || address.startsWith('0x')) return address
  return `0x${address.replace(/^0X/, '')}`
}

/** What an address is compared by: EVM addresses are the same in any case of letters. */
export function addressKey(address: string): string {
  return address.startsWith('0x') ? address.toLowerCase() : address
}

export function namespaceOf(id: string): Namespace {
  return parseCaipNetworkId(id).namespace as Namespace
}

function nativeAddress(id: string): string {
  return nativeTokenAddresses[namespaceOf(id)]
}
