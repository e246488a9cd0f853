import type { WalletEntry } from '@foyer/core'
import { walletLinks } from '@foyer/core/internal'
import { webUrl } from '../webUrl.js'

/** Where a wallet may be: its extension, its app, its page, its program. */
export type Platform = 'browser' | 'mobile' | 'web' | 'desktop'

/**
 * The places where a wallet can be reached from here, the best first. One that is known to have an extension is looked for
 * in this browser last: then it is to be had there.
 */
export function platformsOf(entry: WalletEntry, { mobile, installed }: Here): readonly Platform[] {
  const { app, web, desktop } = walletLinks(entry)
  const hasExtension = entry.rdns !== undefined || webUrl(entry.chrome_store) !== undefined
  return [
    ...(installed ? (['browser'] as const) : []),
    ...(app || mobile ? (['mobile'] as const) : []),
    ...(web ? (['web'] as const) : []),
    ...(desktop && !mobile ? (['desktop'] as const) : []),
    ...(hasExtension && !installed && !mobile ? (['browser'] as const) : []),
  ]
}

type Here = {
  mobile: boolean
  /** Its extension was found in this page. */
  installed: boolean
}
