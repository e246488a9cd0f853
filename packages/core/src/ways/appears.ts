import { after } from '@foyer/protocol'
import type { DiscoveredWallet, DiscoveredWallets } from '../DiscoveredWallet.js'
import { findDiscovered } from './findDiscovered.js'

/** The wallet with this id as soon as it is found, or `undefined` when it is not in time. */
export function appears<wallet extends DiscoveredWallet>(
  wallets: DiscoveredWallets<wallet>,
  id: string,
  timeMs: number,
): Promise<wallet | undefined> {
  const known = findDiscovered(wallets, id)
  if (known) return Promise.resolve(known)
  return new Promise((resolve) => {
    const end = (wallet: wallet | undefined) => {
      cancel()
      stop()
      resolve(wallet)
    }
    const cancel = after(timeMs, () => end(undefined))
    const stop = wallets.subscribe(() => {
      const wallet = findDiscovered(wallets, id)
      if (wallet) end(wallet)
    })
  })
}
