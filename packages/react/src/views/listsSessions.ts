import type { Client, State } from '@foyer/core'

/** Whether the host wants the list of keys, and has a server that reads them. */
export function listsSessions({ options }: Client, { features }: State): boolean {
  return features.smartSessions && options.server !== undefined
}
