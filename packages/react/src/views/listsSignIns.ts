import type { Client, State } from '@foyer/core'

/** Whether the account in use is signed in, and the host's store lists where else it is. */
export function listsSignIns(_: Client, { siwx, network: { active } }: State): boolean {
  const status = active && siwx.byNamespace[active]?.status
  return siwx.isListing === true && status === 'signedIn'
}
