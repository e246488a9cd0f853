import type { ListedWallet } from '@foyer/core'

/**
 * The wallets whose name has the search text in it: installed ones first, then names that begin with the
 * text, each in the order given. An empty text matches all.
 */
export function matching(
  wallets: readonly ListedWallet[],
  search: string,
): readonly ListedWallet[] {
  const text = fold(search)
  return wallets
    .map((wallet) => ({ wallet, at: fold(wallet.name).indexOf(text) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => rank(a) - rank(b))
    .map(({ wallet }) => wallet)
}

function rank({ wallet, at }: { wallet: ListedWallet; at: number }): number {
  return (wallet.connectors.length > 0 ? 0 : 2) + (at === 0 ? 0 : 1)
}

/** Without case and accents, so that a plain keyboard finds every name. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
