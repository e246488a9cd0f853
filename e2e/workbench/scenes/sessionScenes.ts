import type { GrantedPermissions } from '@foyer/core/sessions'
import { fakeAddress } from '@foyer/core/testing'
import { connected } from './connected.js'
import type { Scene } from './Scene.js'

const options = { server: '/foyer', features: { smartSessions: true } }
const granted: GrantedPermissions = {
  caipNetworkId: 'eip155:31337',
  ...{ account: fakeAddress, expiry: 1_800_000_000 },
  ...{ permissions: [], context: `0x${'1'.repeat(64)}`, signer: fakeAddress },
}

export const sessionScenes: readonly Scene[] = [
  {
    name: 'smart-sessions',
    shows: 'Keys that act for you',
    options,
    arrange: connected({ name: 'SmartSessionList' }),
  },
  {
    name: 'smart-sessions-none',
    shows: 'No key acts for this account',
    options: { ...options, server: '/foyer/empty' },
    arrange: connected({ name: 'SmartSessionList' }),
  },
  {
    name: 'smart-session-created',
    shows: 'May spend',
    options,
    arrange: connected({ name: 'SmartSessionCreated', data: { granted } }),
  },
]
