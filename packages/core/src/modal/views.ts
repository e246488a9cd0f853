import type { CaipNetworkId, Namespace } from '@foyer/protocol'

/** Every view and the data it needs. */
export type Views = {
  Connect: undefined
  AllWallets: undefined
  ConnectingExternal: { connectorId: string; namespace: Namespace }
  ConnectingMultiChain: {
    connectorIds: readonly { id: string; namespace: Namespace }[]
    name: string
  }
  ConnectingWalletConnectBasic: undefined
  Account: undefined
  Networks: undefined
  SwitchNetwork: { network: CaipNetworkId }
  SwitchActiveChain: {
    switchToChain: Namespace
    network?: CaipNetworkId | undefined
    navigateTo?: ViewName | undefined
    navigateWithReplace?: boolean | undefined
  }
  UnsupportedChain: undefined
  WhatIsAWallet: undefined
  WhatIsANetwork: undefined
  GetWallet: undefined
  Downloads: { walletId: string }
}

export type ViewName = keyof Views

/** A view and its data, together or not at all. */
export type Entry = {
  [name in ViewName]: Views[name] extends undefined
    ? { readonly name: name; readonly data?: undefined }
    : { readonly name: name; readonly data: Views[name] }
}[ViewName]
