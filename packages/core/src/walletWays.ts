import type { Namespace } from '@foyer/protocol'
import type { Client } from './Client.js'
import type { WalletWay } from './Way.js'
import { type WayName, waysOf } from './waysOf.js'

/** The ways that the host offers to wallets of a chain family that are not in the page; `serves` leaves some of them out. */
export function walletWays(
  { handles, options }: Pick<Client, 'handles' | 'options'>,
  namespace: Namespace,
  serves: (name: WayName) => boolean = () => true,
): readonly WalletWay[] {
  return waysOf(options)
    .filter(([name]) => serves(name))
    .map(([name, { connector }]) => ({
      connector: { ...connector, namespace },
      load: () => handles.loadWay(name, namespace),
    }))
}
