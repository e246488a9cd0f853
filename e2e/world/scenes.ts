import type { Route } from 'playwright-core'
import { accountServer, serveAccount } from './accountServer.js'
import type { Visit } from './createVisit.js'
import { directory } from './directory.js'
import { embeddedScenes } from './embeddedScenes.js'
import { loginScenes } from './loginScenes.js'
import { openView } from './mount.js'
import { pairingScenes } from './pairingScenes.js'
import type { Scene } from './Scene.js'
import { sendScenes } from './sendScenes.js'

const listed = { customWallets: directory(20) }
const switching = { name: 'SwitchNetwork', data: { network: 'eip155:31338' } } as const

const pickHeld = (answer: 'hold' | 'reject') => async (visit: Visit) => {
  await visit.drive('Kestrel')[answer]('eth_requestAccounts')
  await visit.open()
  await visit.pick('Kestrel')
  await visit.sentence.waitFor()
}

const switchHeld = (answer: 'hold' | 'reject') => async (visit: Visit) => {
  await visit.connect()
  await visit.drive('Kestrel')[answer]('wallet_switchEthereumChain')
  await openView(visit, switching)
  await visit.sentence.waitFor()
}

const shown = (view: Parameters<typeof openView>[1]) => (visit: Visit) => openView(visit, view)

/** The account of a page with a server, at one of its parts. */
const accountAt =
  (
    tab: 'tokens' | 'nfts' | 'activity',
    part: string,
    answers?: Parameters<typeof serveAccount>[1],
  ) =>
  async (visit: Visit) => {
    await serveAccount(visit.page, answers)
    await visit.connect()
    await visit.openAccount()
    await visit.dialog.getByTestId(`tab-${tab}`).click()
    await visit.dialog.getByTestId(`panel-${tab}`).getByTestId(part).first().waitFor()
    await visit.dialog.getByTestId('account-balance').waitFor()
  }

/** Every view there is, and the states of them that look different. */
export const scenes: readonly Scene[] = [
  { name: 'connect', options: { customWallets: directory(3) }, arrange: (visit) => visit.open() },
  {
    name: 'connect-empty',
    visit: { wallets: [] },
    arrange: async (visit) => {
      await visit.connectButton.click()
      await visit.dialog.getByTestId('get-wallet').waitFor()
    },
  },
  {
    name: 'connect-disputed',
    visit: { wallets: ['bramble'], hostile: ['sharedRdns'] },
    arrange: (visit) => visit.open(),
  },
  {
    name: 'connect-legal',
    options: {
      features: { legalCheckbox: true },
      termsConditionsUrl: 'http://127.0.0.1/terms',
      privacyPolicyUrl: 'http://127.0.0.1/privacy',
    },
    arrange: (visit) => visit.open(),
  },
  {
    name: 'all-wallets',
    options: listed,
    arrange: async (visit) => {
      await visit.open()
      await visit.dialog.getByTestId('all-wallets').click()
      await visit.dialog.getByTestId('wallet-item').first().waitFor()
    },
  },
  {
    name: 'all-wallets-none-found',
    options: listed,
    arrange: async (visit) => {
      await openView(visit, { name: 'AllWallets' })
      await visit.dialog.getByTestId('wallet-search').fill('velvet')
      await visit.dialog.getByText('No Wallet found').waitFor()
    },
  },
  { name: 'connecting', arrange: pickHeld('hold') },
  { name: 'connecting-declined', arrange: pickHeld('reject') },
  {
    name: 'connecting-multi-chain',
    arrange: shown({
      name: 'ConnectingMultiChain',
      data: {
        name: 'Kestrel',
        connectorIds: [
          { id: 'test.foyer.kestrel', namespace: 'eip155' },
          { id: 'test.foyer.kestrel', namespace: 'solana' },
        ],
      },
    }),
  },
  {
    name: 'account',
    arrange: async (visit) => {
      await visit.connect()
      await visit.openAccount()
      await visit.dialog.getByTestId('account-balance').waitFor()
    },
  },
  { name: 'account-tokens', options: accountServer, arrange: accountAt('tokens', 'token') },
  { name: 'account-nfts', options: accountServer, arrange: accountAt('nfts', 'nft') },
  {
    name: 'account-activity',
    options: accountServer,
    arrange: accountAt('activity', 'transaction'),
  },
  {
    name: 'account-empty',
    options: accountServer,
    arrange: async (visit) => {
      await accountAt('tokens', 'token', {
        nfts: (route) => route.fulfill({ json: { data: [], next: null } }),
      })(visit)
      await visit.dialog.getByTestId('tab-nfts').click()
      await visit.dialog.getByText('No NFTs yet').waitFor()
    },
  },
  {
    name: 'account-failed',
    options: accountServer,
    arrange: async (visit) => {
      const down = { history: (route: Route) => route.fulfill({ status: 500, json: {} }) }
      await accountAt('activity', 'retry', down)(visit)
      // What was said in passing is gone.
      await visit.modal.getByTestId('toast').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'transactions',
    options: accountServer,
    arrange: async (visit) => {
      await serveAccount(visit.page)
      await visit.connect()
      await openView(visit, { name: 'Transactions' })
      await visit.dialog.getByTestId('transaction').first().waitFor()
    },
  },
  {
    name: 'networks',
    arrange: async (visit) => {
      await visit.connect()
      await visit.networkButton.click()
      await visit.dialog.getByTestId('network-eip155:31338').waitFor()
    },
  },
  { name: 'switch-network', arrange: switchHeld('hold') },
  { name: 'switch-network-declined', arrange: switchHeld('reject') },
  {
    name: 'switch-active-chain',
    arrange: shown({ name: 'SwitchActiveChain', data: { switchToChain: 'solana' } }),
  },
  {
    name: 'unsupported-chain',
    options: { metadata: { name: 'Harvest Market' } },
    arrange: async (visit) => {
      await visit.connect()
      await visit.drive('Kestrel').switchChain(31339)
      await visit.sentence.waitFor()
    },
  },
  { name: 'what-is-a-wallet', arrange: shown({ name: 'WhatIsAWallet' }) },
  { name: 'what-is-a-network', arrange: shown({ name: 'WhatIsANetwork' }) },
  {
    name: 'get-wallet',
    options: { customWallets: directory(5) },
    arrange: shown({ name: 'GetWallet' }),
  },
  { name: 'get-wallet-empty', arrange: shown({ name: 'GetWallet' }) },
  {
    name: 'downloads',
    options: listed,
    arrange: shown({ name: 'Downloads', data: { walletId: 'wallet-4' } }),
  },
  ...pairingScenes,
  ...loginScenes,
  ...embeddedScenes,
  ...sendScenes,
  {
    name: 'debug-alert',
    whole: true,
    // Its long text goes to the console as well.
    visit: { forgive: /Project ID Not Configured/ },
    options: { projectId: '', debug: true },
    arrange: async (visit) => {
      await visit.open()
      await visit.modal.getByText('Project ID').first().waitFor()
    },
  },
]
