import type { CaipNetworkId, Namespace } from './caip.js'

/**
 * A network as the host configures it and the widget shows it. Shape-compatible with a viem chain,
 * with the CAIP-2 id and the namespace written out.
 */
export type Network = {
  /** The chain's own id: a number for EVM, the CAIP-2 reference elsewhere. */
  id: number | string
  caipNetworkId: CaipNetworkId
  chainNamespace: Namespace
  name: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  rpcUrls: { default: RpcUrls } & { readonly [name: string]: RpcUrls }
  blockExplorers?: { default: { name: string; url: string } } | undefined
  /** Well-known contracts by name, as viem uses them (multicall3, ensUniversalResolver). */
  contracts?: { readonly [name: string]: unknown } | undefined
  testnet?: boolean | undefined
  /** What a chain family has to know of a network beside this, as its adapter says. */
  custom?: { readonly [name: string]: unknown } | undefined
  assets?: { imageUrl?: string | undefined; imageId?: string | undefined } | undefined
}

export type RpcUrls = { http: readonly string[]; webSocket?: readonly string[] | undefined }

/** What a host may give for a network: a viem chain does; the CAIP fields are derived when absent. */
export type NetworkInput = Omit<Network, 'caipNetworkId' | 'chainNamespace'> & {
  caipNetworkId?: CaipNetworkId | undefined
  chainNamespace?: Namespace | undefined
}
