import type { CaipNetworkId, Namespace } from '@foyer/protocol'
import type { RedirectProvider } from '@foyer/protocol/frame'

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
  /** The wallets alone, where Connect keeps them behind a button. */
  ConnectWallets: undefined
  ConnectSocials: undefined
  /** E-mail and social logins alone, for who has no wallet. */
  Create: undefined
  EmailLogin: undefined
  /** Where the code went. */
  EmailVerifyOtp: { email: string }
  EmailVerifyDevice: { email: string }
  /** With `uri`, the one of `startSocial`, of a login for which the page was left and that goes on now. */
  ConnectingSocial: { provider: RedirectProvider; uri?: string | undefined }
  ConnectingFarcaster: undefined
  /** The place of the embedded wallet's own screen. */
  ApproveTransaction: undefined
  AccountSettings: undefined
  UpdateEmailWallet: undefined
  /** The new address, in both steps. */
  UpdateEmailPrimaryOtp: { email: string }
  UpdateEmailSecondaryOtp: { email: string }
  /** What a second service asks for by mail at the former address and the new one, or will ask for. */
  UpdateEmailLinks: { before?: string | undefined; email: string; state: 'waiting' | 'later' }
  /** The embedded wallet's own pages: the list of them, or one at once. */
  WalletSecurity: { page?: 'security' | 'export' | 'log' | 'recover' | 'connect' | undefined }
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
  | 'EmailVerifyOtp'
  | 'EmailVerifyDevice'
  | 'ConnectingSocial'
  | 'UpdateEmailPrimaryOtp'
  | 'UpdateEmailSecondaryOtp'
  | 'UpdateEmailLinks'
  | 'WalletSecurity'
>

/** A view and its data, together or not at all. */
export type Entry = {
  [name in ViewName]: Views[name] extends undefined
    ? { readonly name: name; readonly data?: undefined }
    : { readonly name: name; readonly data: Views[name] }
}[ViewName]
