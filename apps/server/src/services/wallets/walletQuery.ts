/** What is asked of the directory. Everything given has to hold. */
export type WalletQuery = {
  /** From 1 on; what is no page counts as the first. */
  page?: number | undefined
  /** How many a page has: 40, at most 100. */
  entries?: number | undefined
  /** Words of a name, or a reverse domain; case and accents do not matter. */
  search?: string | undefined
  /** Only these ids. */
  include?: readonly string[] | undefined
  exclude?: readonly string[] | undefined
  /** Only those that a page finds under one of these ids. */
  injected?: readonly string[] | undefined
  /** CAIP-2 ids: only wallets that serve one of them. */
  chains?: readonly string[] | undefined
  badge?: 'certified' | 'none' | undefined
  platform?: WalletPlatform | undefined
}

/**
 * What the visitor can do with a link. `mobile`: a phone, where a wallet needs a link into its app, but for the few
 * that the widget opens in a way of their own (`namespace` is the active one). `pairing`: a page without chain
 * adapters, where a wallet needs a link of any kind.
 */
export type WalletPlatform = { kind: 'mobile'; namespace?: string } | { kind: 'pairing' }
