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
  /** Of a wallet of the directory, or of any: then it is a code for any to scan. */
  ConnectingWalletConnect: { walletId: string | undefined }
  ConnectingWalletConnectBasic: undefined
  Account: undefined
  Transactions: undefined
  Networks: undefined
  SwitchNetwork: { network: CaipNetworkId }
  SwitchActiveChain: {
    switchToChain: Namespace
    network?: CaipNetworkId | undefined
    /** Where to go once a wallet of the family is connected. Default: the modal closes. */
    navigateTo?: PlainViewName | undefined
    navigateWithReplace?: boolean | undefined
  }
  UnsupportedChain: undefined
  WhatIsAWallet: undefined
  WhatIsANetwork: undefined
  GetWallet: undefined
  Downloads: { walletId: string }
}

export type ViewName = keyof Views

/** A view that needs no data. */
type PlainViewName = Exclude<
  ViewName,
  | 'ConnectingExternal'
  | 'ConnectingMultiChain'
  | 'ConnectingWalletConnect'
  | 'SwitchNetwork'
  | 'SwitchActiveChain'
  | 'Downloads'
>

/** A view and its data, together or not at all. */
export type Entry = {
  [name in ViewName]: Views[name] extends undefined
    ? { readonly name: name; readonly data?: undefined }
    : { readonly name: name; readonly data: Views[name] }
}[ViewName]
