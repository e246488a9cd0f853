import type { DiscoveredWallets } from '@foyer/core'
import { findDiscovered } from '@foyer/core/internal'
import type { EvmWallet } from '../EvmWallet.js'
import type { Ended } from './requestAccounts.js'

/** The id of what stands in `window.ethereum` and does not announce itself. */
const injectedId = 'injected'

/**
 * The wallet in `window.ethereum` by that id, also after it has announced itself and is listed under its own name. The object alone tells that it is
 * the same. The other direction does not exist: nothing says of which wallet that object is.
 */
export async function findInPlace(
  connectorId: string,
  { wallets, page, wasEnded }: findInPlace.Parameters,
): Promise<EvmWallet | undefined> {
  if (connectorId !== injectedId || findDiscovered(wallets, connectorId)) return undefined
  const there = providerIn(page)
  const found = wallets.list().find(({ provider }) => provider && provider === there)
  if (!found || (await wasEnded(`${found.connector.id}.disconnected`))) return undefined
  return { ...found, connector: { ...found.connector, id: injectedId } }
}

export declare namespace findInPlace {
  type Parameters = {
    wallets: DiscoveredWallets<EvmWallet>
    page: object | undefined
    /** Whether a wallet was disconnected here, by its name in wagmi's storage. */
    wasEnded: (name: string) => Ended
  }
}

function providerIn(page: object | undefined): unknown {
  try {
    return Reflect.get(page ?? {}, 'ethereum')
  } catch {
    return undefined
  }
}
