import type { Client } from '@foyer/core'
import { FoyerError } from '@foyer/protocol'
import { connected } from './connected.js'
import type { Scene } from './Scene.js'
import { shown } from './shown.js'

const switching = { name: 'SwitchNetwork', data: { network: 'eip155:31338' } } as const

/** The wallet goes to a network that the host does not list. */
const moved = async (client: Client) => {
  await connected()(client)
  client.store.setState(({ connection, network }) => ({
    connection: {
      ...connection,
      byNamespace: Object.fromEntries(
        Object.entries(connection.byNamespace).map(([name, one]) => [
          name,
          { ...one, caipNetworkId: 'eip155:31339' },
        ]),
      ),
    },
    network: { ...network, selected: { ...network.selected, eip155: 'eip155:31339' } },
  }))
  shown({ name: 'UnsupportedChain' })(client)
}

export const networkScenes: readonly Scene[] = [
  { name: 'networks', arrange: connected({ name: 'Networks' }) },
  {
    name: 'switch-network',
    wallet: { switchChain: () => new Promise(() => {}) },
    arrange: connected(switching),
  },
  {
    name: 'switch-network-declined',
    shows: 'Switch declined',
    wallet: { switchChain: () => Promise.reject(new FoyerError('user_rejected')) },
    arrange: connected(switching),
  },
  {
    name: 'switch-active-chain',
    arrange: shown({ name: 'SwitchActiveChain', data: { switchToChain: 'solana' } }),
  },
  { name: 'unsupported-chain', arrange: moved },
  { name: 'what-is-a-network', arrange: shown({ name: 'WhatIsANetwork' }) },
]
