import { createWallet } from '../createWallet.js'
import { kestrel } from '../presets/kestrel.js'
import type { Hostile } from './Hostile.js'

/** Two wallets that claim one rdns, Kestrel's: a page cannot tell which is the real one. */
export const sharedRdns: Hostile = (options) => {
  const honest = createWallet({ ...kestrel, ...options, accounts: [0] })
  const thief = createWallet({ ...kestrel, ...options, name: 'Kestrel Pro', accounts: [9] })
  return () => {
    honest.destroy()
    thief.destroy()
  }
}
