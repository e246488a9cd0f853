import type { WalletSession } from '@foyer/core'
import type { Connection } from '@wagmi/core'

/** The session of a wagmi connection; `undefined` when the wallet said nonsense. */
export function toSession({ accounts, chainId }: Connection): WalletSession | undefined {
  const [first, ...others] = accounts.map((address) => ({ address, type: 'eoa' as const }))
  if (!first || !Number.isSafeInteger(chainId) || chainId < 1) return undefined
  return { accounts: [first, ...others], caipNetworkId: `eip155:${chainId}` }
}
