import type { Client } from '@foyer/core'
import { showTab } from '@foyer/core/internal'
import { accountServer } from '../../world/accountServer.js'
import { connected } from './connected.js'
import type { Scene } from './Scene.js'

const at = (tab: 'tokens' | 'nfts' | 'activity') => async (client: Client) => {
  await connected()(client)
  showTab(client, tab)
}

export const accountScenes: readonly Scene[] = [
  { name: 'account', shows: 'ETH', arrange: connected() },
  { name: 'account-tokens', shows: 'USD Coin', options: accountServer, arrange: at('tokens') },
  { name: 'account-nfts', shows: 'The Lamplighter', options: accountServer, arrange: at('nfts') },
  { name: 'account-activity', shows: 'Received', options: accountServer, arrange: at('activity') },
  {
    name: 'transactions',
    shows: 'Received',
    options: accountServer,
    arrange: connected({ name: 'Transactions' }),
  },
]
