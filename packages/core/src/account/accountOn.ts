import { type CaipAddress, type CaipNetworkId, parseCaipAddress } from '@foyer/protocol'

export type AccountOn = { readonly address: string; readonly caipNetworkId: CaipNetworkId }

/** The account that a read is about, and the network on which it is read. */
export function accountOn({ caipAddress, caipNetworkId }: accountOn.Parameters): AccountOn {
  const { namespace, chainId, address } = parseCaipAddress(caipAddress)
  return { address, caipNetworkId: caipNetworkId ?? `${namespace}:${chainId}` }
}

export declare namespace accountOn {
  type Parameters = {
    caipAddress: CaipAddress
    /** Default: the network in the address. */
    caipNetworkId?: CaipNetworkId | undefined
  }
}
