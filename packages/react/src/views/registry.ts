import type { ViewName } from '@foyer/core'
import { view as connect } from './connect/view.js'
import type { LateView } from './first.js'
import type { View } from './view.js'

type Load<name extends ViewName> = () => Promise<{
  view: name extends 'Connect' ? View<name> : LateView<name>
}>

/** Where each view is: the list of wallets at hand, the others fetched when they are shown. A view forgotten here does not compile. */
export const registry: { readonly [name in ViewName]: Load<name> } = {
  Account: () => import('./account/view.js'),
  AccountSettings: () => import('./account-settings/view.js'),
  AllWallets: () => import('./all-wallets/view.js'),
  ApproveTransaction: () => import('./approve-transaction/view.js'),
  Connect: async () => ({ view: connect }),
  ConnectingExternal: () => import('./connecting-external/view.js'),
  ConnectingFarcaster: () => import('./connecting-farcaster/view.js'),
  ConnectingMultiChain: () => import('./connecting-multi-chain/view.js'),
  ConnectingSocial: () => import('./connecting-social/view.js'),
  ConnectingWalletConnect: () => import('./connecting-wallet-connect/view.js'),
  ConnectingWalletConnectBasic: () => import('./connecting-wallet-connect-basic/view.js'),
  ConnectSocials: () => import('./connect-socials/view.js'),
  ConnectWallets: () => import('./connect-wallets/view.js'),
  Create: () => import('./create/view.js'),
  Downloads: () => import('./downloads/view.js'),
  EmailLogin: () => import('./email-login/view.js'),
  EmailVerifyDevice: () => import('./email-verify-device/view.js'),
  EmailVerifyOtp: () => import('./email-verify-otp/view.js'),
  GetWallet: () => import('./get-wallet/view.js'),
  Networks: () => import('./networks/view.js'),
  SwitchActiveChain: () => import('./switch-active-chain/view.js'),
  SwitchNetwork: () => import('./switch-network/view.js'),
  Transactions: () => import('./transactions/view.js'),
  UnsupportedChain: () => import('./unsupported-chain/view.js'),
  UpdateEmailPrimaryOtp: () => import('./update-email-primary-otp/view.js'),
  UpdateEmailSecondaryOtp: () => import('./update-email-secondary-otp/view.js'),
  UpdateEmailWallet: () => import('./update-email-wallet/view.js'),
  WalletSecurity: () => import('./wallet-security/view.js'),
  WhatIsANetwork: () => import('./what-is-a-network/view.js'),
  WhatIsAWallet: () => import('./what-is-a-wallet/view.js'),
}
