import type { Client, State } from '@foyer/core'
import { isMobile } from '@foyer/core/internal'

/** Whether the host wants the way to the whole list here. */
export function offersAllWallets({ options, environment }: Client, { features }: State): boolean {
  if (!features.allWallets || options.allWallets === 'HIDE') return false
  return options.allWallets === 'SHOW' || isMobile(environment)
}
