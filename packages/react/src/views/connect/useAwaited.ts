import type { Client, State } from '@foyer/core'
import { awaitedRows, listContext } from '@foyer/core/internal'
import { useDerived } from '../../hooks/useDerived.js'

/** How many rows the directory may still bring. */
export function useAwaited(): number {
  return useDerived(awaited)
}

function awaited(client: Client, { wallets }: State) {
  return awaitedRows(wallets, listContext(client))
}
