import type { Pocket } from '../Pocket.js'
import type { PocketChain } from '../PocketOptions.js'
import type { PocketAccountOf, PocketFamily } from './PocketAccountOf.js'
import { pocketFamilies } from './pocketFamilies.js'

type Named<account> = { readonly name: string; readonly address: string; readonly account: account }

/** The wallet's accounts on a network of this chain family: each as the network writes it, and named by CAIP-10. */
export function accountsOn<family extends PocketFamily>(
  { accounts }: Pick<Pocket, 'accounts'>,
  family: family,
  chain: PocketChain,
): readonly Named<PocketAccountOf[family]>[] {
  const own: readonly PocketAccountOf[family][] = accounts[family]
  const { addressOn } = pocketFamilies[family]
  return own.map((account) => {
    const address = addressOn(account, chain)
    return { account, address, name: `${chain.id}:${address}` }
  })
}
