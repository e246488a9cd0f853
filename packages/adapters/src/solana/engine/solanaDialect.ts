import { FoyerError } from '@foyer/protocol'
import { featureOf } from '../../wallet-standard/featureOf.js'
import type { StandardDialect } from '../../wallet-standard/StandardDialect.js'
import { createStandardRequests } from './createStandardRequests.js'
import { readAccounts } from './readAccounts.js'
import { toStandardChain } from './toStandardChain.js'

/** Solana over the Wallet Standard: the `solana_*` requests. */
export const solanaDialect: StandardDialect = {
  prefix: 'solana',
  accountMethods: ['solana_getAccounts', 'solana_requestAccounts'],
  listAccounts: (accounts) => accounts.map(({ account: { address } }) => ({ pubkey: address })),
  open(wallet, silent) {
    const run = featureOf(wallet, 'connect', 'solana')
    if (!run) throw new FoyerError('provider_not_found')
    return run(...(silent ? [{ silent }] : []))
  },
  readAccounts,
  chainOf({ chains }, id) {
    const chain = toStandardChain(id)
    return chains.includes(chain) ? chain : undefined
  },
  networkOf: toStandardChain.reverse,
  createRequests: createStandardRequests,
}
