import type { WalletEntry } from '@foyer/core'
import { directory } from './directory.js'

/** The first is everywhere, the others have an app. */
export const reachable: readonly WalletEntry[] = directory(20).map((entry, index) => ({
  ...entry,
  mobile_link: `${entry.id}://`,
  ...(index === 0 && {
    rdns: 'test.anchor',
    link_mode: 'https://anchor.example/app',
    desktop_link: 'anchor-desktop://',
    webapp_link: 'https://anchor.example',
  }),
}))
