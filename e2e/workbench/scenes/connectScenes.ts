import { fakeConnector } from '@foyer/core/testing'
import { FoyerError } from '@foyer/protocol'
import { accountServer } from '../../world/accountServer.js'
import { directory } from '../../world/directory.js'
import { type } from './part.js'
import type { Scene } from './Scene.js'
import { shown } from './shown.js'

const listed = { customWallets: directory(20) }
const { id: connectorId, namespace } = fakeConnector()
const connecting = { name: 'ConnectingExternal', data: { connectorId, namespace } } as const
const asks = (connect: () => Promise<never>) => ({ wallet: { connect } })

export const connectScenes: readonly Scene[] = [
  { name: 'connect', options: { customWallets: directory(3) }, arrange: shown() },
  { name: 'connect-empty', wallet: { connectors: [] }, arrange: shown() },
  {
    name: 'connect-refused',
    // What the developer reads of it stands in the console.
    options: { debug: false },
    shows: 'No wallet can be connected here',
    arrange: shown(undefined, { connection: { refused: true } }),
  },
  {
    name: 'connect-disputed',
    wallet: { connectors: [fakeConnector({ disputed: true })] },
    arrange: shown(),
  },
  {
    name: 'connect-legal',
    options: {
      features: { legalCheckbox: true },
      termsConditionsUrl: 'http://127.0.0.1/terms',
      privacyPolicyUrl: 'http://127.0.0.1/privacy',
    },
    arrange: shown(),
  },
  {
    name: 'all-wallets',
    shows: 'Tidal', // Without a server the directory of the package would follow.
    options: { ...listed, ...accountServer },
    arrange: shown({ name: 'AllWallets' }),
  },
  {
    name: 'all-wallets-none-found',
    shows: 'No Wallet found',
    options: listed,
    async arrange(client) {
      shown({ name: 'AllWallets' })(client)
      await type('wallet-search', '0000')
    },
  },
  {
    name: 'connecting',
    ...asks(() => new Promise(() => {})),
    arrange: shown(connecting),
  },
  {
    name: 'connecting-declined',
    shows: 'Connection declined',
    ...asks(() => Promise.reject(new FoyerError('user_rejected'))),
    arrange: shown(connecting),
  },
  {
    name: 'connecting-blocked',
    shows: 'The window was blocked',
    wallet: {
      // On a phone its app is a way on.
      connectors: [{ ...fakeConnector(), browserLink: 'https://kestrel.example/open?url=' }],
      connect: () => Promise.reject(new FoyerError('popup_blocked')),
    },
    arrange: shown(connecting),
  },
  {
    name: 'connecting-locked',
    shows: 'The wallet is locked',
    ...asks(() => Promise.reject(new FoyerError('wallet_locked'))),
    arrange: shown(connecting),
  },
  {
    name: 'connecting-unshared',
    shows: 'No account shared',
    ...asks(() => Promise.reject(new FoyerError('no_account_shared'))),
    arrange: shown(connecting),
  },
  {
    name: 'connecting-multi-chain',
    arrange: shown({
      name: 'ConnectingMultiChain',
      data: {
        name: 'Kestrel',
        connectorIds: [
          { id: connectorId, namespace },
          { id: connectorId, namespace: 'solana' },
        ],
      },
    }),
  },
  { name: 'what-is-a-wallet', arrange: shown({ name: 'WhatIsAWallet' }) },
  { name: 'get-wallet', options: listed, arrange: shown({ name: 'GetWallet' }) },
  { name: 'get-wallet-empty', arrange: shown({ name: 'GetWallet' }) },
  {
    name: 'downloads',
    options: listed,
    arrange: shown({ name: 'Downloads', data: { walletId: 'wallet-4' } }),
  },
]
