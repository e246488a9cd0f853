import type { Client, State } from '@foyer/core'
import { compatibleNetworks } from '@foyer/core/internal'

/** On how many networks of the page the account in use can receive. */
export function countCompatible(_: Client, state: State): number {
  const { active } = state.network
  return active ? compatibleNetworks(state, active).length : 0
}
