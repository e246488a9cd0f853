import { FoyerError, families, type Namespace } from '@foyer/protocol'
import type { LivePairing } from '../pairing.js'
import type { Account, WalletSession } from '../WalletSession.js'
import type { Way } from '../Way.js'

/** The way to the paired wallet of one chain family. */
export function createPairedWay(
  { lifecycle, provider }: Pick<LivePairing, 'lifecycle' | 'provider'>,
  namespace: Namespace,
): Way {
  const [type] = families[namespace].accountTypes
  const toAccount = (address: string): Account => ({ address, type })
  const session = (): WalletSession | undefined => {
    const chain = provider.defaultChain(namespace)
    const [first, ...others] = provider.accounts(namespace).map(toAccount)
    return chain && first && { accounts: [first, ...others], caipNetworkId: chain }
  }
  return {
    provider: provider.of(namespace),
    session,
    /** @throws `namespace_not_configured` when the wallet granted nothing of the family */
    async connect() {
      await lifecycle.enter()
      const found = session()
      if (!found) throw new FoyerError('namespace_not_configured')
      return found
    },
    resume: async () => ((await lifecycle.resume()) ? session() : undefined),
    leave: () => lifecycle.leave(namespace),
    async moveTo({ caipNetworkId }) {
      if (!provider.isGranted(caipNetworkId)) throw new FoyerError('chain_not_supported')
      provider.setDefaultChain(caipNetworkId)
    },
  }
}
