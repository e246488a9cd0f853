import type { ViewName } from './views.js'

/** How the modal treats a view. The code to prefetch for it is in `prefetchOf`. */
export type ViewPolicy = {
  /** A step of a login that is done when the next begins: the next takes its place, and nothing leads back to it. */
  readonly transient?: true
  /** A step of a login: leaving it for a view without this cancels the login. */
  readonly keepsLogin?: true
  /** A view that only changes the network: it is left with the change. */
  readonly switches?: true
  /** A request waits for an answer here: there is no way back. */
  readonly final?: true
  /** The wallet is on a network that the page cannot use: the modal is not closed here, nor in a view after it that only changes the network. */
  readonly holds?: true
  /** Where a session is required and there is none, the modal is not closed here. */
  readonly signsIn?: true
  /** The modal begins here: in one that never closes nothing leads back. */
  readonly isHome?: true
  /** What the header's start holds where the options allow it: `network` in any case, `help` where nothing leads back. */
  readonly start?: 'network' | 'help'
}

/** The views without a policy. A name that is neither here nor in the table does not compile. */
type PlainView =
  | 'AllWallets'
  | 'ConnectWallets'
  | 'ConnectingExternal'
  | 'ConnectingMultiChain'
  | 'ConnectingWalletConnect'
  | 'ConnectingWalletConnectBasic'
  | 'Transactions'
  | 'WhatIsAWallet'
  | 'WhatIsANetwork'
  | 'GetWallet'
  | 'Downloads'
  | 'ConnectSocials'
  | 'Create'
  | 'EmailLogin'
  | 'AccountSettings'
  | 'ProfileWallets'
  | 'UpdateEmailWallet'
  | 'UpdateEmailPrimaryOtp'
  | 'UpdateEmailSecondaryOtp'
  | 'UpdateEmailLinks'
  | 'SIWXSessions'
  | 'SmartSessionList'
  | 'SmartSessionCreated'
  | 'WalletReceive'
  | 'WalletSend'
  | 'WalletSendSelectToken'
  | 'WalletSendPreview'
  | 'AccountName'
  | 'ChooseAccountName'
  | 'RegisterAccountName'
  | 'RegisterAccountNameSuccess'
  | 'Pay'
  | 'PayLoading'
  | 'WalletCompatibleNetworks'
  | 'OnRampProviders'
  | 'OnRampTokenSelect'
  | 'OnRampFiatSelect'
  | 'BuyInProgress'
  | 'OnRampActivity'
  | 'WhatIsABuy'
  | 'Swap'
  | 'SwapSelectToken'
  | 'SwapPreview'

const loginStep: ViewPolicy = { transient: true, keepsLogin: true }
const switching: ViewPolicy = { switches: true }

const policies: { readonly [name in Exclude<ViewName, PlainView>]: ViewPolicy } = {
  Connect: { isHome: true, start: 'help' },
  Account: { start: 'network' },
  Networks: switching,
  SwitchNetwork: switching,
  SwitchActiveChain: switching,
  UnsupportedChain: { switches: true, holds: true },
  EmailVerifyOtp: loginStep,
  EmailVerifyDevice: loginStep,
  ConnectingSocial: loginStep,
  ConnectingFarcaster: loginStep,
  ApproveTransaction: { final: true, signsIn: true },
  SIWXSignMessage: { final: true, signsIn: true },
  WalletSecurity: { keepsLogin: true },
}

/** The policy of a view. */
export function policyOf(name: ViewName): ViewPolicy {
  return (policies as Readonly<Partial<Record<ViewName, ViewPolicy>>>)[name] ?? {}
}
