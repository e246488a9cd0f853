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
  AllWallets: () => import('./all-wallets/view.js'),
  Connect: async () => ({ view: connect }),
  ConnectingExternal: () => import('./connecting-external/view.js'),
  ConnectingMultiChain: () => import('./connecting-multi-chain/view.js'),
  ConnectingWalletConnect: () => import('./connecting-wallet-connect/view.js'),
  ConnectingWalletConnectBasic: () => import('./connecting-wallet-connect-basic/view.js'),
  Downloads: () => import('./downloads/view.js'),
  GetWallet: () => import('./get-wallet/view.js'),
  Networks: () => import('./networks/view.js'),
  SwitchActiveChain: () => import('./switch-active-chain/view.js'),
  SwitchNetwork: () => import('./switch-network/view.js'),
  Transactions: () => import('./transactions/view.js'),
  UnsupportedChain: () => import('./unsupported-chain/view.js'),
  WhatIsANetwork: () => import('./what-is-a-network/view.js'),
  WhatIsAWallet: () => import('./what-is-a-wallet/view.js'),
}
