import type { Options } from '../options.js'

/**
 * Whether a directory has something for the first screen: the host's server, or the index in this package where the host
 * names wallets of it.
 */
export function suggests(options: Options): boolean {
  const { customWallets, enableWallets, excludeWalletIds, featuredWalletIds, server } = options
  if (!enableWallets || server !== undefined) return enableWallets
  return [...featuredWalletIds, ...excludeWalletIds].some(
    (id) => !customWallets.some((wallet) => wallet.id === id),
  )
}
