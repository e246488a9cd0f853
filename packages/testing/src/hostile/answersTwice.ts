import { createWallet } from '../createWallet.js'
import type { Hostile } from './Hostile.js'

/**
 * A wallet that answers twice: its promises settle a second time with something else, and its
 * events say one thing and then another.
 */
export const answersTwice: Hostile = (options) => {
  const wallet = createWallet({
    ...options,
    name: 'Echo',
    accounts: [4, 5],
    intercept({ method }, next) {
      if (method !== 'eth_requestAccounts') return next()
      return twice(next(), () => {
        wallet.emit('accountsChanged', [wallet.addresses[1]])
        wallet.emit('accountsChanged', [wallet.addresses[0]])
        wallet.emit('connect', { chainId: '0x1' })
      })
    },
  })
  return wallet.destroy
}

/** A thenable that calls back twice, which a promise of the language never does. */
function twice(answer: Promise<unknown>, after: () => void) {
  return {
    // biome-ignore lint/suspicious/noThenProperty: misbehaving is the purpose
    then(resolve: (value: unknown) => void, reject: (error: unknown) => void) {
      answer.then((value) => {
        resolve(value)
        resolve(['0x000000000000000000000000000000000000dEaD'])
        reject(new Error('answered before'))
        after()
      }, reject)
    },
  }
}
