import { topEntry } from '../modal/topEntry.js'
import type { ViewName } from '../modal/views.js'
import type { State } from '../state.js'

/** The views on which a wallet is picked. */
const picking: ReadonlySet<ViewName> = new Set([
  'Connect',
  'ConnectWallets',
  'AllWallets',
  'ConnectingMultiChain',
  'ConnectingExternal',
])

/** Whether there is a wallet to be picked. */
export function isPicking({ modal }: State): boolean {
  return modal.open && picking.has(topEntry(modal.history).name)
}
