import type { Account, WalletSession } from '@foyer/core'
import type { Connection } from '@wagmi/core'
import type { LazyProvider } from './lazyProvider.js'

/** The session of a wagmi connection; `undefined` when the wallet said nonsense. */
export function toSession({ accounts, chainId, connector }: Connection): WalletSession | undefined {
  const { typeOf, offered } = connector as Partial<LazyProvider & Offering>
  const features = offered?.()
  const [first, ...others] = accounts.map(
    (address): Account => ({ address, type: typeOf?.(address) ?? 'eoa' }),
  )
  if (!first || !Number.isSafeInteger(chainId) || chainId < 1) return undefined
  const caipNetworkId = `eip155:${chainId}` as const
  return { accounts: [first, ...others], caipNetworkId, ...(features && { features }) }
}

type Offering = { offered(): WalletSession['features'] }
