import { bitcoinAddress, FoyerError } from '@foyer/protocol'
import { featureOf } from '../../wallet-standard/featureOf.js'
import type { StandardDialect } from '../../wallet-standard/StandardDialect.js'
import { chainNames, ownChain } from './chainNames.js'
import { createBitcoinRequests } from './createBitcoinRequests.js'
import { readAccounts } from './readAccounts.js'

/** Bitcoin over the Wallet Standard: the requests of pairing's `bip122`. */
export const bitcoinDialect: StandardDialect = {
  prefix: 'bitcoin',
  accountMethods: ['getAccountAddresses'],
  listAccounts: (accounts) =>
    accounts.map(({ account: { address, path, publicKey, type } }) => ({
      ...{ address, intention: type },
      ...(path && { path }),
      ...(publicKey && { publicKey }),
    })),
  open(wallet, silent) {
    if (silent) {
      // `bitcoin:connect` has no silent form: it might open the wallet.
      const run = featureOf(wallet, 'standard:connect')
      return run ? run({ silent }) : wallet
    }
    const run = featureOf(wallet, 'connect', 'bitcoin')
    if (!run) throw new FoyerError('provider_not_found')
    return run({ purposes: ['payment', 'ordinals'] })
  },
  readAccounts,
  chainOf({ account: { address }, chains }, id) {
    if (!bitcoinAddress.isOn(address, id)) return undefined
    const names = chainNames.filter((one) => one[1] === id).map(([name]) => name)
    return (names.length > 0 ? names : [ownChain]).find((name) => chains.includes(name))
  },
  networkOf: (chain) => chainNames.find(([name]) => name === chain)?.[1],
  createRequests: createBitcoinRequests,
}
