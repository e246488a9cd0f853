import { createSolanaWallet } from '../createSolanaWallet.js'
import type { HostileSolana } from './HostileSolana.js'

const events = 1_000

/** A wallet that tells of a thousand changes in the middle of each request, most of which are none. */
export const stormsOfEvents: HostileSolana = (options) => {
  const wallet = createSolanaWallet({
    ...options,
    name: 'Storm',
    accounts: [0, 1],
    intercept(_, next) {
      for (let index = 0; index < events; index += 1) {
        const { accounts } = wallet.wallet as { readonly accounts: unknown }
        wallet.emit({ accounts })
        wallet.emit({ chains: [] })
        wallet.emit(Object.create({ accounts: undefined }))
      }
      return next()
    },
  })
  return wallet
}
