import type { CaipNetworkId, Namespace } from '@foyer/protocol'
import type { Nft } from '@foyer/protocol/api'
import type { RedirectProvider } from '@foyer/protocol/frame'
import type { GrantedPermissions } from '../PermitFeatures.js'

/** Every view and the data it needs. */
export type Views = {
  Connect: undefined
  AllWallets: undefined
  ConnectingExternal: { connectorId: string; namespace: Namespace }
  ConnectingMultiChain: {
    connectorIds: readonly { id: string; namespace: Namespace }[]
    name: string
  }
  /** For a wallet of the directory; without one, a QR code for any wallet to scan. */
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
  /** E-mail and social logins alone, for users without a wallet. */
  Create: undefined
  EmailLogin: undefined
  /** The address that the code was sent to. */
  EmailVerifyOtp: { email: string }
  EmailVerifyDevice: { email: string }
  /** `uri`, the one of `startSocial`, is given where a login for which the page was left is resumed. */
  ConnectingSocial: { provider: RedirectProvider; uri?: string | undefined }
  ConnectingFarcaster: undefined
  /** The place of the embedded wallet's own screen. */
  ApproveTransaction: undefined
  AccountSettings: undefined
  /** All connected wallets with their accounts, and those lately used. */
  ProfileWallets: undefined
  UpdateEmailWallet: undefined
  /** The new address, in both steps. */
  UpdateEmailPrimaryOtp: { email: string }
  UpdateEmailSecondaryOtp: { email: string }
  /** The guard's confirmation by mails to the former address and the new one, sent or still to be sent. */
  UpdateEmailLinks: { before?: string | undefined; email: string; state: 'waiting' | 'later' }
  /** The sign-in of the account in use. */
  SIWXSignMessage: undefined
  /** The sign-ins of the account in use, in all browsers. */
  SIWXSessions: undefined
  /** The keys of apps that may act for the account in use. */
  SmartSessionList: undefined
  /** What a key of an app may do from now on. */
  SmartSessionCreated: { readonly granted: GrantedPermissions }
  /** A transfer. `token` is the address of one, without its network; the coin where it is absent. `to` may be an address, a name or a payment link. */
  WalletSend: {
    readonly token?: string | undefined
    readonly nft?: Nft | undefined
    /** A decimal, in whole tokens. */
    readonly amount?: string | undefined
    readonly to?: string | undefined
  }
  WalletSendSelectToken: undefined
  WalletSendPreview: undefined
  /** What an account name is, and the way to one. */
  ChooseAccountName: undefined
  /** A name of the account in use, whole: where it leads, and how it is changed. */
  AccountName: { readonly name: string }
  RegisterAccountName: undefined
  /** The name that was registered last. */
  RegisterAccountNameSuccess: undefined
  /** What the page wants to be paid: see `openPay` of `@foyer/core/pay`. */
  Pay: undefined
  /** How a payment that was sent goes on. */
  PayLoading: undefined
  /** What is sold on the network in use, for what money, and by which providers. */
  OnRampProviders: undefined
  OnRampTokenSelect: undefined
  OnRampFiatSelect: undefined
  /** How the latest purchase goes on. */
  BuyInProgress: undefined
  /** The purchases of the account in use that were begun in this browser. */
  OnRampActivity: undefined
  WhatIsABuy: undefined
  /** A swap of tokens: each the address of one, without its network, or a symbol that is listed; the coin where `fromToken` is absent. */
  Swap: {
    readonly fromToken?: string | undefined
    readonly toToken?: string | undefined
    /** A decimal, in whole tokens of `fromToken`. */
    readonly amount?: string | undefined
  }
  /** The tokens that can be chosen for a side of the swap. */
  SwapSelectToken: { readonly side: 'from' | 'to' }
  SwapPreview: undefined
  /** The address of the account in use, to be scanned, copied and shared. */
  WalletReceive: undefined
  /** The networks on which the account in use can receive. */
  WalletCompatibleNetworks: undefined
  /** The embedded wallet's own pages: the list of them, or one at once. */
  WalletSecurity: { page?: 'security' | 'export' | 'log' | 'recover' | 'connect' | undefined }
}

export type ViewName = keyof Views

/** A view that needs no data. */
type PlainViewName = {
  [name in ViewName]: Views[name] extends undefined ? name : never
}[ViewName]

/** A view and its data, together or not at all. */
export type ViewEntry = {
  [name in ViewName]: Views[name] extends undefined
    ? { readonly name: name; readonly data?: undefined }
    : { readonly name: name; readonly data: Views[name] }
}[ViewName]
