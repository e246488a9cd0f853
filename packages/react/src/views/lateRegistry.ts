import type { ViewName } from '@foyer/core'
import type { EarlyName } from './EarlyName.js'
import type { LateView } from './first.js'
import type { loginViews } from './loginViews.js'
import type { nameViews } from './nameViews.js'
import type { walletViews } from './walletViews.js'

const login =
  <name extends keyof typeof loginViews>(name: name) =>
  async () => ({ view: (await import('./loginViews.js')).loginViews[name] })

const named =
  <name extends keyof typeof nameViews>(name: name) =>
  async () => ({ view: (await import('./nameViews.js')).nameViews[name] })

const wallet =
  <name extends keyof typeof walletViews>(name: name) =>
  async () => ({ view: (await import('./walletViews.js')).walletViews[name] })

/** Where the other views are. A view forgotten here does not compile. */
export const lateRegistry: {
  readonly [name in Exclude<ViewName, EarlyName>]: () => Promise<{ view: LateView<name> }>
} = {
  AccountName: named('AccountName'),
  AccountSettings: wallet('AccountSettings'),
  AllWallets: () => import('./all-wallets/view.js'),
  ApproveTransaction: wallet('ApproveTransaction'),
  BuyInProgress: () => import('./buy-in-progress/view.js'),
  ConnectingFarcaster: login('ConnectingFarcaster'),
  ConnectingMultiChain: () => import('./connecting-multi-chain/view.js'),
  ConnectingSocial: login('ConnectingSocial'),
  ConnectingWalletConnect: () => import('./connecting-wallet-connect/view.js'),
  ConnectingWalletConnectBasic: () => import('./connecting-wallet-connect-basic/view.js'),
  ConnectSocials: login('ConnectSocials'),
  ConnectWallets: login('ConnectWallets'),
  Create: login('Create'),
  ChooseAccountName: named('ChooseAccountName'),
  Downloads: () => import('./downloads/view.js'),
  EmailLogin: login('EmailLogin'),
  EmailVerifyDevice: login('EmailVerifyDevice'),
  EmailVerifyOtp: login('EmailVerifyOtp'),
  GetWallet: () => import('./get-wallet/view.js'),
  OnRampActivity: () => import('./onramp-activity/view.js'),
  OnRampFiatSelect: () => import('./onramp-fiat-select/view.js'),
  OnRampProviders: () => import('./onramp-providers/view.js'),
  OnRampTokenSelect: () => import('./onramp-token-select/view.js'),
  Pay: () => import('./pay/view.js'),
  PayLoading: () => import('./pay-loading/view.js'),
  ProfileWallets: () => import('./profile-wallets/view.js'),
  Networks: () => import('./networks/view.js'),
  RegisterAccountName: named('RegisterAccountName'),
  RegisterAccountNameSuccess: named('RegisterAccountNameSuccess'),
  SmartSessionCreated: () => import('./smart-session-created/view.js'),
  SmartSessionList: () => import('./smart-session-list/view.js'),
  SIWXSessions: () => import('./siwx-sessions/view.js'),
  SIWXSignMessage: () => import('./siwx-sign-message/view.js'),
  Swap: () => import('./swap/view.js'),
  SwapPreview: () => import('./swap-preview/view.js'),
  SwapSelectToken: () => import('./swap-select-token/view.js'),
  SwitchActiveChain: () => import('./switch-active-chain/view.js'),
  SwitchNetwork: () => import('./switch-network/view.js'),
  Transactions: () => import('./transactions/view.js'),
  WalletCompatibleNetworks: () => import('./wallet-compatible-networks/view.js'),
  WalletSend: () => import('./wallet-send/view.js'),
  WalletSendPreview: () => import('./wallet-send-preview/view.js'),
  WalletSendSelectToken: () => import('./wallet-send-select-token/view.js'),
  WalletReceive: () => import('./wallet-receive/view.js'),
  UnsupportedChain: () => import('./unsupported-chain/view.js'),
  UpdateEmailLinks: wallet('UpdateEmailLinks'),
  UpdateEmailPrimaryOtp: wallet('UpdateEmailPrimaryOtp'),
  UpdateEmailSecondaryOtp: wallet('UpdateEmailSecondaryOtp'),
  UpdateEmailWallet: wallet('UpdateEmailWallet'),
  WalletSecurity: wallet('WalletSecurity'),
  WhatIsABuy: () => import('./what-is-a-buy/view.js'),
  WhatIsANetwork: () => import('./what-is-a-network/view.js'),
  WhatIsAWallet: () => import('./what-is-a-wallet/view.js'),
}
