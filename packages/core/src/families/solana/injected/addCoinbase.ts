import type { DiscoveredWallet } from '../../../DiscoveredWallet.js'
import type { InjectedFamily } from '../../../ways/InjectedFamily.js'

type Parameters = Pick<globalThis.Parameters<InjectedFamily['discover']>[0], 'page' | 'discovery'>

const id = 'coinbaseSolana'
const name = 'Coinbase Wallet'

/** A list with the wallet of `window.coinbaseSolana`, unless it has registered itself. */
export function addCoinbase(
  found: readonly DiscoveredWallet[],
  { page, discovery }: Parameters,
): readonly DiscoveredWallet[] {
  const provider = discovery.injected && (page as { readonly [id]?: unknown })[id]
  if (!provider || found.some(({ connector }) => connector.name === name)) return found
  const connector = { id, type: 'INJECTED', name, namespace: 'solana' } as const
  return [...found, { provider, connector }]
}
