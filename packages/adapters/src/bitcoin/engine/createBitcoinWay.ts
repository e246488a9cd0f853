import type { AdapterContext, DiscoveredWallet, InjectedPage, Way } from '@foyer/core'
import { createStandardWay } from '../../wallet-standard/createStandardWay.js'
import { bitcoinDialect } from './bitcoinDialect.js'
import { toStandardWallet } from './toStandardWallet.js'

/** The way to a wallet of Bitcoin in the page, whichever shape its provider has. */
export function createBitcoinWay(
  { connector, provider }: DiscoveredWallet,
  context: Pick<AdapterContext, 'networks' | 'storage'>,
  page: InjectedPage | undefined,
): Way {
  const { id } = connector
  const { networks } = context
  const wallet = toStandardWallet(provider, { id, networks, page: page ?? globalThis })
  return createStandardWay({ connector, provider: wallet }, context, bitcoinDialect)
}
