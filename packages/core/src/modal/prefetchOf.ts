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

/** The views after which nothing is fetched. A name that is neither here nor in the table does not compile. */
type LastView =
  | 'Transactions'
  | 'SwitchNetwork'
  | 'SwitchActiveChain'
  | 'WhatIsAWallet'
  | 'WhatIsANetwork'
  | 'GetWallet'
  | 'Downloads'
  | 'ConnectSocials'
  | 'Create'
  | 'EmailLogin'
  | 'ApproveTransaction'
  | 'AccountSettings'
  | 'UpdateEmailWallet'
  | 'UpdateEmailPrimaryOtp'
  | 'UpdateEmailSecondaryOtp'
  | 'UpdateEmailLinks'
  | 'WalletSecurity'
  | 'SIWXSignMessage'
  | 'SIWXSessions'
  | 'SmartSessionList'
  | 'SmartSessionCreated'
  | 'WalletCompatibleNetworks'
  | 'WalletSendSelectToken'
  | 'WalletSendPreview'
  | 'AccountName'
  | 'ChooseAccountName'
  | 'RegisterAccountName'
  | 'RegisterAccountNameSuccess'
  | 'PayLoading'
  | 'OnRampTokenSelect'
  | 'OnRampFiatSelect'
  | 'BuyInProgress'
  | 'OnRampActivity'
  | 'WhatIsABuy'
  | 'SwapSelectToken'
  | 'SwapPreview'

/** Apart from the other policies: the first opening does without it. */
const prefetches: { readonly [name in Exclude<ViewName, LastView>]: Prefetch } = {
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
  ProfileWallets: { picks: true, views: ['ConnectingExternal'], wherePaired },
  WalletReceive: { views: ['Networks', 'WalletCompatibleNetworks'] },
  WalletSend: { views: ['WalletSendSelectToken', 'WalletSendPreview'] },
  Pay: { views: ['WalletSendPreview', 'PayLoading'] },
  OnRampProviders: { views: ['BuyInProgress', 'OnRampTokenSelect', 'OnRampFiatSelect'] },
  Swap: { views: ['SwapSelectToken', 'SwapPreview'] },
}

/** What is fetched while a view is shown. */
export function prefetchOf(name: ViewName): Prefetch {
  return (prefetches as Readonly<Partial<Record<ViewName, Prefetch>>>)[name] ?? {}
}
