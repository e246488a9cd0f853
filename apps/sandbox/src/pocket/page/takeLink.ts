import type { PocketWallet } from '@foyer/testing/pocket'

/** A page led here with a code in the address: takes it up. Returns what was wrong with it, in words. */
export function takeLink(wallet: PocketWallet): string | undefined {
  const { pathname, search } = location
  const uri = new URLSearchParams(search).get('uri')
  // The code is a secret: neither the history nor a copied address shall have it.
  if (pathname !== '/' || search) history.replaceState(null, '', `/${kept(search)}`)
  if (!uri) return undefined
  try {
    wallet.pair(uri)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function kept(search: string) {
  const theme = new URLSearchParams(search).get('theme')
  return theme ? `?theme=${encodeURIComponent(theme)}` : ''
}
