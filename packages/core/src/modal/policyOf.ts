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
}

/** The views without a policy. A name that is neither here nor in the table does not compile. */
type PlainView =
  | 'Connect'
  | 'AllWallets'
  | 'ConnectWallets'
  | 'ConnectingExternal'
  | 'ConnectingMultiChain'
  | 'ConnectingWalletConnect'
  | 'ConnectingWalletConnectBasic'
  | 'Account'
  | 'Transactions'
  | 'WhatIsAWallet'
  | 'WhatIsANetwork'
  | 'GetWallet'
  | 'Downloads'
  | 'ConnectSocials'
  | 'Create'
  | 'EmailLogin'
  | 'AccountSettings'
  | 'UpdateEmailWallet'
  | 'UpdateEmailPrimaryOtp'
  | 'UpdateEmailSecondaryOtp'
  | 'UpdateEmailLinks'

const loginStep: ViewPolicy = { transient: true, keepsLogin: true }
const switching: ViewPolicy = { switches: true }

const policies: { readonly [name in Exclude<ViewName, PlainView>]: ViewPolicy } = {
  Networks: switching,
  SwitchNetwork: switching,
  SwitchActiveChain: switching,
  UnsupportedChain: switching,
  EmailVerifyOtp: loginStep,
  EmailVerifyDevice: loginStep,
  ConnectingSocial: loginStep,
  ConnectingFarcaster: loginStep,
  ApproveTransaction: { final: true },
  WalletSecurity: { keepsLogin: true },
}

/** The policy of a view. */
export function policyOf(name: ViewName): ViewPolicy {
  return (policies as Readonly<Partial<Record<ViewName, ViewPolicy>>>)[name] ?? {}
}
