import { getNfts, listNfts, type Nft } from '@foyer/core'
import type { Namespace } from '@foyer/protocol'
import { useMemo } from 'react'
import { useAccountInUse } from './useAccountInUse.js'
import { usePages } from './usePages.js'

/**
 * The collectibles of the account in use on the network in use, the latest first, as the host's server
 * tells them; none without one. `flags.is_spam` marks what nobody asked for.
 */
export function useFoyerNfts({
  namespace,
}: {
  namespace?: Namespace | undefined
} = {}): usePages.Result<Nft> {
  const pages = usePages(getNfts, useAccountInUse(namespace)?.balanceOf)
  const items = useMemo(() => pages.items && listNfts(pages.items), [pages.items])
  return { ...pages, items }
}
