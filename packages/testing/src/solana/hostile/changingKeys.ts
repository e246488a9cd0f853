import { createSolanaWallet } from '../createSolanaWallet.js'
import type { HostileSolana } from './HostileSolana.js'

/** A wallet that has another account selected before each request, and signs by that one whichever it is given. */
export const changingKeys: HostileSolana = (options) => {
  let turns = 0
  const wallet = createSolanaWallet({
    ...options,
    name: 'Changing',
    accounts: [0, 1],
    intercept({ method }, next) {
      if (!method.startsWith('solana:')) return next()
      turns += 1
      wallet.selectAccount(turns % 2)
      return next()
    },
  })
  return wallet
}
