import type { WalletEntry } from '@foyer/core'
import type { IconName } from '../ui/icons.js'
import { webUrl } from './webUrl.js'

type Store = { kind: 'chrome' | 'ios' | 'android' | 'website'; icon: IconName; href: string }

/** Where a wallet can be got. Only addresses of the web: a directory may hold any text. */
export function stores(entry: WalletEntry): readonly Store[] {
  const all = [
    { kind: 'chrome', icon: 'extension', href: webUrl(entry.chrome_store) },
    { kind: 'ios', icon: 'phone', href: webUrl(entry.app_store) },
    { kind: 'android', icon: 'phone', href: webUrl(entry.play_store) },
    { kind: 'website', icon: 'globe', href: webUrl(entry.homepage) },
  ] as const
  return all.flatMap(({ href, ...store }) => (href ? [{ ...store, href }] : []))
}
