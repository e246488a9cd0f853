import type { ListedWallet } from '@foyer/core'
import { walletImagesPreload, walletsPageSize } from '@foyer/protocol'
import { useEffect, useRef } from 'react'

/** Fetches the pictures of the first wallets of every page before they are scrolled to. */
export function usePreload(wallets: readonly ListedWallet[]): void {
  const seen = useRef(new Set<string>())
  useEffect(() => {
    for (const [index, { imageUrl }] of wallets.entries()) {
      if (index % walletsPageSize >= walletImagesPreload) continue
      if (!imageUrl || imageUrl.startsWith('data:') || seen.current.has(imageUrl)) continue
      seen.current.add(imageUrl)
      const image = new Image()
      // The same request as the tile's, which then finds the answer in the cache.
      image.referrerPolicy = 'no-referrer'
      image.src = imageUrl
    }
  }, [wallets])
}
