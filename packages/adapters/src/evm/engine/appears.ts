import type { DiscoveredWallets } from '@foyer/core'
import { after } from '@foyer/protocol'
import type { EvmWallet } from '../EvmWallet.js'
import { find } from './find.js'

/** The wallet with this id as soon as it is found, or `undefined` when it is not in time. */
export function appears(
  wallets: DiscoveredWallets<EvmWallet>,
  id: string,
  timeMs: number,
): Promise<EvmWallet | undefined> {
  const known = find(wallets, id)
  if (known) return Promise.resolve(known)
  return new Promise((resolve) => {
    const end = (wallet: EvmWallet | undefined) => {
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
