import type { Pocket } from '../Pocket.js'
import { accountsOn } from './accountsOn.js'
import type { PocketFamily } from './PocketAccountOf.js'
import { familyOf } from './pocketFamilies.js'

/** The addresses of each chain family, as the wallet's first network of it writes them; of a family without one as they are by default. */
export function listAddresses({ accounts, options }: Pocket): Listed {
  const on = (family: PocketFamily) => {
    const chain = options.chains.find(({ id }) => familyOf(id) === family)
    return accountsOn({ accounts }, family, chain ?? { id: `${family}:` }).map(
      ({ address }) => address,
    )
  }
  return {
    eip155: on('eip155'),
    solana: on('solana'),
    bip122: on('bip122'),
    polkadot: on('polkadot'),
    cosmos: on('cosmos'),
  }
}

type Listed = Readonly<Record<PocketFamily, readonly string[]>>
