import { after } from '@foyer/protocol'
import type { Wallet, Wallets } from '../wallets/createWallets.js'
import { find } from './find.js'

/** The wallet with this id as soon as it is found, or `undefined` when it is not in time. */
export function appears(wallets: Wallets, id: string, timeMs: number): Promise<Wallet | undefined> {
  const known = find(wallets, id)
  if (known) return Promise.resolve(known)
  return new Promise((resolve) => {
    const end = (wallet: Wallet | undefined) => {
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
