import type { ViewName } from './views.js'

/** What is fetched while a view is shown. */
type Prefetch = {
  /** The views that are a press away. */
  readonly views?: readonly ViewName[]
  /** The views that may follow without a press: fetched once the browser has time. */
  readonly idle?: readonly ViewName[]
  /** A press picks a wallet here: what sends the wallet its request is fetched as well. */
  readonly picks?: true
  /** The views that are a press away where all wallets say more at once than this list: the host lists some itself, or has a server. */
  readonly whereMore?: readonly ViewName[]
  /** The same where the embedded wallet is offered, and where pairing is. */
  readonly whereEmbedded?: readonly ViewName[]
  readonly wherePaired?: readonly ViewName[]
  /** The views that may follow where the host wants sign-ins. */
  readonly whereSigned?: readonly ViewName[]
}

const wherePaired = ['ConnectingWalletConnect'] as const
const pick = { picks: true, views: ['ConnectingExternal'], wherePaired } as const satisfies Prefetch
const toSwitch: Prefetch = { views: ['SwitchNetwork'] }
const whereSigned = ['SIWXSignMessage'] as const
const connecting: Prefetch = { whereSigned }
const loginStep: Prefetch = { idle: ['ApproveTransaction'], whereSigned }
const nothing: Prefetch = {}

/** Apart from the other policies: the first opening does without it. A view without a line here does not compile. */
const prefetches: { readonly [name in ViewName]: Prefetch } = {
  Connect: { ...pick, whereMore: ['AllWallets'], whereEmbedded: ['EmailVerifyOtp'] },
  AllWallets: pick,
  ConnectWallets: pick,
  ConnectingMultiChain: pick,
  ConnectingWalletConnectBasic: { picks: true, views: ['AllWallets'], wherePaired, whereSigned },
  Account: { views: ['Networks', 'SwitchNetwork', 'ProfileWallets'] },
  Networks: toSwitch,
  UnsupportedChain: toSwitch,
  EmailVerifyOtp: loginStep,
  EmailVerifyDevice: loginStep,
  ConnectingSocial: loginStep,
  ConnectingFarcaster: loginStep,
  ConnectingExternal: connecting,
  ConnectingWalletConnect: connecting,
  Transactions: nothing,
  SwitchNetwork: nothing,
  SwitchActiveChain: nothing,
  WhatIsAWallet: nothing,
  WhatIsANetwork: nothing,
  GetWallet: nothing,
  Downloads: nothing,
  ConnectSocials: nothing,
  Create: nothing,
  EmailLogin: nothing,
  ApproveTransaction: nothing,
  AccountSettings: nothing,
  ProfileWallets: { picks: true, views: ['ConnectingExternal'], wherePaired },
  UpdateEmailWallet: nothing,
  UpdateEmailPrimaryOtp: nothing,
  UpdateEmailSecondaryOtp: nothing,
  UpdateEmailLinks: nothing,
  WalletSecurity: nothing,
  SIWXSignMessage: nothing,
  SIWXSessions: nothing,
  WalletReceive: { views: ['Networks', 'WalletCompatibleNetworks'] },
  WalletCompatibleNetworks: nothing,
  WalletSend: { views: ['WalletSendSelectToken', 'WalletSendPreview'] },
  WalletSendSelectToken: nothing,
  WalletSendPreview: nothing,
  AccountName: nothing,
  ChooseAccountName: nothing,
  RegisterAccountName: nothing,
  RegisterAccountNameSuccess: nothing,
  Pay: { views: ['WalletSendPreview', 'PayLoading'] },
  PayLoading: nothing,
  OnRampProviders: { views: ['BuyInProgress', 'OnRampTokenSelect', 'OnRampFiatSelect'] },
  OnRampTokenSelect: nothing,
  OnRampFiatSelect: nothing,
  BuyInProgress: nothing,
  OnRampActivity: nothing,
  WhatIsABuy: nothing,
  Swap: { views: ['SwapSelectToken', 'SwapPreview'] },
  SwapSelectToken: nothing,
  SwapPreview: nothing,
}

/** What is fetched while a view is shown. */
export function prefetchOf(name: ViewName): Prefetch {
  return prefetches[name]
}
