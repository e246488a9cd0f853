import { after } from '@foyer/protocol'
import type { DiscoveredWallet, DiscoveredWallets } from '../wallets/createWallets.js'
import { find } from './find.js'

/** The wallet with this id as soon as it is found, or `undefined` when it is not in time. */
export function appears(
  wallets: DiscoveredWallets,
  id: string,
  timeMs: number,
): Promise<DiscoveredWallet | undefined> {
  const known = find(wallets, id)
  if (known) return Promise.resolve(known)
  return new Promise((resolve) => {
    const end = (wallet: DiscoveredWallet | undefined) => {
      cancel()
      stop()
      resolve(wallet)
    }
    const cancel = after(timeMs, () => end(undefined))
    const stop = wallets.subscribe(() => {
      const wallet = find(wallets, id)
      if (wallet) end(wallet)
    })
  })
}
