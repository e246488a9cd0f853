import { fakeAddress, fakeSession } from '@foyer/core/testing'
import { connected } from './connected.js'
import type { Scene } from './Scene.js'

const receive = { name: 'WalletReceive' } as const
const smart = fakeSession({
  accounts: [{ address: fakeAddress, type: 'smartAccount' }],
  caipNetworkId: 'eip155:31337',
})

export const transferScenes: readonly Scene[] = [
  { name: 'receive', shows: 'Request an amount', arrange: connected(receive) },
  {
    name: 'receive-smart',
    shows: 'This is a smart account',
    wallet: { connect: async () => smart, reconnect: async () => smart },
    arrange: connected(receive),
  },
  {
    name: 'compatible-networks',
    shows: 'Tide Chain',
    arrange: connected({ name: 'WalletCompatibleNetworks' }),
  },
]
