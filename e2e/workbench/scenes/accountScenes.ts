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
  { name: 'account', arrange: connected() },
  { name: 'account-tokens', options: accountServer, arrange: at('tokens') },
  { name: 'account-nfts', options: accountServer, arrange: at('nfts') },
  { name: 'account-activity', options: accountServer, arrange: at('activity') },
  { name: 'transactions', options: accountServer, arrange: connected({ name: 'Transactions' }) },
]
