import type { WalletEntry } from '@foyer/core'
import type { Drawing } from '../ui/icons.js'
import { lateIcons } from '../ui/lateIcons.js'
import { webUrl } from './webUrl.js'

type Store = { kind: 'chrome' | 'ios' | 'android' | 'website'; icon: Drawing; href: string }

/** Where a wallet can be got. Only addresses of the web: a directory may hold any text. */
export function stores(entry: WalletEntry): readonly Store[] {
  const all = [
    { kind: 'chrome', icon: lateIcons.extension, href: webUrl(entry.chrome_store) },
    { kind: 'ios', icon: lateIcons.phone, href: webUrl(entry.app_store) },
    { kind: 'android', icon: lateIcons.phone, href: webUrl(entry.play_store) },
    { kind: 'website', icon: lateIcons.globe, href: webUrl(entry.homepage) },
  ] as const
  return all.flatMap(({ href, ...store }) => (href ? [{ ...store, href }] : []))
}
