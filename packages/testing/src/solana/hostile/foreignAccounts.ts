import { base58 } from '@scure/base'
import { createSolanaWallet } from '../createSolanaWallet.js'
import type { HostileSolana } from './HostileSolana.js'

/** A wallet that gives accounts that are not its own: of another key than they say, of another family, cut, and one that is a trap. */
export const foreignAccounts: HostileSolana = (options) =>
  createSolanaWallet({
    ...options,
    name: 'Foreign',
    intercept({ method }, next) {
      if (method !== 'standard:connect') return next()
      return next().then(() => ({ accounts: accounts(options.clusters.map(({ chain }) => chain)) }))
    },
  })

function accounts(chains: readonly string[]) {
  const key = new Uint8Array(32).fill(9)
  const address = base58.encode(key)
  return [
    { address, publicKey: new Uint8Array(32), chains, features: [] },
    { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', publicKey: key, chains, features: [] },
    { address: address.slice(1, 20), publicKey: key, chains, features: [] },
    { address, publicKey: key, chains: ['bitcoin:mainnet'], features: [] },
    null,
    new Proxy(
      {},
      {
        get() {
          throw new Error('trapped')
        },
      },
    ),
  ]
}
