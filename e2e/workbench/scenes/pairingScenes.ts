import type { Client } from '@foyer/core'
import { FoyerError } from '@foyer/protocol'
import { directory } from '../../world/directory.js'
import { reachable } from '../../world/reachable.js'
import { press } from './part.js'
import type { Scene } from './Scene.js'
import { shown } from './shown.js'

const uri =
  'wc:4d83acb2f2b4a0f3b3a5b7b1b0e0c7bff7b87b1e6cd4b9bcf5a0a4b5c1fb2e1f@2?relay-protocol=irn&symKey=6a09e667bb67ae853c6ef372a54ff53a510e527f9b05688c1f83d9abfb41bd6b'
/** The host drives pairing itself, so that a code is shown and no relay is needed. */
const options = { manualWCControl: true, customWallets: directory(5) }
const any = { name: 'ConnectingWalletConnect', data: { walletId: undefined } } as const
/** Wallets with an app, which scans the code; the others are extensions of browsers. */
const withApps = directory(5).map((entry) => ({ ...entry, mobile_link: `${entry.id}://` }))
const wallet = { name: 'ConnectingWalletConnect', data: { walletId: 'wallet-1' } } as const
/** A wallet that is everywhere, at one of its places. */
const everywhere = { name: 'ConnectingWalletConnect', data: { walletId: 'wallet-0' } } as const
const places = { ...options, customWallets: reachable }
const place = (name: 'web' | 'desktop') => async (client: Client) => {
  shown(everywhere, waiting)(client)
  await press(`tab-${name}`)
}
const failed = (error: FoyerError) => shown(any, { pairing: { status: 'failed', error } })
const waiting = { pairing: { uri, status: 'waiting' } } as const

export const pairingScenes: readonly Scene[] = [
  { name: 'pairing-any', options, arrange: shown(any, waiting) },
  {
    name: 'pairing-wallet',
    shows: 'Basalt',
    options: { ...options, customWallets: withApps },
    arrange: shown(wallet, waiting),
  },
  {
    name: 'connect-pairing',
    options: { ...options, customWallets: reachable.slice(0, 3) },
    arrange: shown(),
  },
  {
    name: 'pairing-platforms',
    shows: 'Anchor',
    options: places,
    arrange: shown(everywhere, waiting),
  },
  { name: 'pairing-web', shows: 'Anchor', options: places, arrange: place('web') },
  { name: 'pairing-desktop', shows: 'Anchor', options: places, arrange: place('desktop') },
  { name: 'pairing-not-installed', shows: 'Basalt', options, arrange: shown(wallet, waiting) },
  {
    name: 'pairing-preparing',
    options,
    arrange: shown(any, { pairing: { status: 'preparing' } }),
  },
  {
    name: 'pairing-declined',
    shows: 'Connection declined',
    options,
    arrange: shown(any, {
      pairing: { status: 'declined', error: new FoyerError('user_rejected') },
    }),
  },
  {
    name: 'pairing-unreachable',
    shows: 'The relay does not answer',
    options,
    arrange: failed(new FoyerError('relay_unreachable')),
  },
  {
    name: 'pairing-refused',
    shows: 'The relay turned this site down',
    options,
    arrange: failed(new FoyerError('relay_refused', { data: { reason: 'Unauthorized' } })),
  },
  {
    name: 'pairing-other-answer',
    shows: 'That answer does not fit',
    options,
    arrange: failed(new FoyerError('session_refused', { data: { reason: 'foreign account' } })),
  },
  {
    name: 'wallet-connect-basic',
    options,
    arrange: shown({ name: 'ConnectingWalletConnectBasic' }, waiting),
  },
  {
    name: 'wallet-connect-off',
    shows: 'Pairing is not switched on',
    arrange: shown({ name: 'ConnectingWalletConnectBasic' }),
  },
]
