import { createWallet } from '../createWallet.js'
import type { Hostile } from './Hostile.js'

/**
 * A wallet that answers every request with another network, some of which are none, and says
 * that it switched without doing so.
 */
export const liesAboutChain: Hostile = (options) => {
  const lies = ['0x1', '0xdeadbeef', 'banana', null, -5, '0x', { chainId: '0x1' }, Number.MAX_VALUE]
  let count = 0
  const wallet = createWallet({
    ...options,
    name: 'Liar',
    async intercept({ method }, next) {
      if (method === 'wallet_switchEthereumChain') {
        wallet.emit('chainChanged', 'not a chain')
        return null
      }
      if (method !== 'eth_chainId' && method !== 'net_version') return next()
      count += 1
      return lies[(count - 1) % lies.length]
    },
  })
  return wallet.destroy
}
