import type { Nft } from '@foyer/protocol/api'

/** The collectibles that are listed: each once, also where a later page repeats it. */
export function listNfts(nfts: readonly Nft[]): readonly Nft[] {
  const seen = new Set<string>()
  return nfts.filter(({ address, tokenId }) => {
    const id = `${address.toLowerCase()} ${tokenId}`
    const isNew = !seen.has(id)
    seen.add(id)
    return isNew
  })
}
