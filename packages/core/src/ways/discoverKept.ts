import { type Namespace, readName } from '@foyer/protocol'
import type { DiscoveredWallet, InjectedPage } from '../DiscoveredWallet.js'
import { addWallet } from './addWallet.js'
import type { InjectedFamily } from './InjectedFamily.js'
import { lookAgain } from './lookAgain.js'

/** A place in a window where a wallet may stand: its id, the wallet's name, and what reads it, which may throw. */
export type Place = readonly [id: string, name: string, read: () => unknown]

/**
 * Discovers the wallets that put an object with an `enable` into the page's window and say nothing, until it is stopped. A wallet that was found is
 * kept: what its place holds later counts no more.
 */
export function discoverKept(
  namespace: Namespace,
  placesIn: (page: InjectedPage & Readonly<Record<string, unknown>>) => readonly Place[],
): InjectedFamily['discover'] {
  return ({ page, discovery, report }) => {
    let found: readonly DiscoveredWallet[] | undefined
    const add = (known: readonly DiscoveredWallet[], [id, title, read]: Place) => {
      try {
        const name = readName(title)
        if (!name || known.some(({ connector }) => connector.id === id)) return known
        const provider = read() as { enable?: unknown }
        return typeof provider.enable !== 'function' ||
          known.some((one) => one.provider === provider)
          ? known
          : addWallet(known, { provider, connector: { id, type: 'ANNOUNCED', name, namespace } })
      } catch {
        return known
      }
    }
    return lookAgain(() => {
      const before = found
      try {
        found = (discovery.announced ? placesIn(page as never) : []).reduce(add, found ?? [])
      } catch {
        // A trap in the window holds no wallet.
        found ??= []
      }
      if (found !== before) report(found)
    })
  }
}
