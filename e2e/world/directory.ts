import type { WalletEntry } from '@foyer/core'
import { drawing } from './drawing.js'

const names = [
  'Anchor',
  'Basalt',
  'Cinder',
  'Drift',
  'Ember',
  'Fathom',
  'Garnet',
  'Harbor',
  'Inlet',
  'Juniper',
  'Keystone',
  'Lantern',
  'Meadow',
  'Nimbus',
  'Orchard',
  'Pebble',
  'Quarry',
  'Ridge',
  'Spruce',
  'Tidal',
]

/** Wallets that a host lists. The first twenty have plain names, the rest a number besides. */
export function directory(count: number): WalletEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `wallet-${index}`,
    name: `${names[index % names.length]}${index < names.length ? '' : ` ${index}`}`,
    // Some have no picture, as in life.
    ...(index % 7 !== 5 && { image_url: drawing(index) }),
    homepage: 'http://127.0.0.1/wallet',
    chrome_store: 'http://127.0.0.1/chrome',
    app_store: 'http://127.0.0.1/ios',
    play_store: 'http://127.0.0.1/android',
  }))
}
