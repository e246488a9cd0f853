import type { Client } from '@foyer/core'
import { showTab } from '@foyer/core/internal'
import { fakeAddress } from '@foyer/core/testing'
import { accountServer } from '../../world/accountServer.js'
import { directory } from '../../world/directory.js'
import { connected } from './connected.js'
import type { Scene } from './Scene.js'
import { shown } from './shown.js'

const at = (tab: 'tokens' | 'nfts' | 'activity') => async (client: Client) => {
  await connected()(client)
  showTab(client, tab)
}

const otherAddress = '0x9a1fc8C0369D49f3040bF49c1490E7006657ea56'

/** A second wallet stands beside the first, and a third one was used before. */
const several = async (client: Client) => {
  await connected()(client)
  const [beside, before] = directory(20).map(({ name }, index) => ({ id: `test.${index}`, name }))
  if (!beside || !before) return
  const listed = { ...before, namespace: 'eip155', type: 'ANNOUNCED' } as const
  client.store.setState(({ connection, wallets }) => ({
    connection: {
      ...connection,
      beside: [
        {
          namespace: 'bip122',
          connectorId: beside.id,
          caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
          accounts: [
            { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', type: 'payment' },
            { address: fakeAddress, type: 'ordinal' },
          ],
        },
        {
          namespace: 'eip155',
          connectorId: beside.id,
          caipNetworkId: 'eip155:31337',
          accounts: [{ address: otherAddress, type: 'eoa' }],
        },
      ],
    },
    wallets: {
      ...wallets,
      recent: [...wallets.recent, beside, before],
      found: { ...wallets.found, eip155: [...(wallets.found.eip155 ?? []), listed] },
    },
  }))
  shown({ name: 'ProfileWallets' })(client)
}

export const accountScenes: readonly Scene[] = [
  { name: 'account', shows: 'ETH', arrange: connected() },
  { name: 'account-tokens', shows: 'USD Coin', options: accountServer, arrange: at('tokens') },
  { name: 'account-nfts', shows: 'The Lamplighter', options: accountServer, arrange: at('nfts') },
  { name: 'account-activity', shows: 'Received', options: accountServer, arrange: at('activity') },
  {
    name: 'account-empty',
    shows: 'No NFTs yet',
    options: { server: '/foyer/empty' },
    arrange: at('nfts'),
  },
  {
    name: 'account-failed',
    shows: 'Try again',
    options: { server: '/foyer/failing' },
    arrange: at('activity'),
  },
  {
    name: 'transactions',
    shows: 'Received',
    options: accountServer,
    arrange: connected({ name: 'Transactions' }),
  },
  { name: 'profile-wallets', shows: 'Used before', arrange: several },
]
