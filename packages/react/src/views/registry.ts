import type { ViewName } from '@foyer/core'
import { view as connect } from './connect/view.js'
import type { EarlyName } from './EarlyName.js'
import type { LateView } from './first.js'
import type { View } from './view.js'

type Load<name extends ViewName> = () => Promise<{
  view: name extends 'Connect' ? View<name> : LateView<name>
}>

const early: { readonly [name in EarlyName]: Load<name> } = {
  Account: () => import('./account/view.js'),
  Connect: async () => ({ view: connect }),
  ConnectingExternal: () => import('./connecting-external/view.js'),
}

/**
 * Fetches a view: the list of wallets is here, the account and the connecting wallet are one file away. The registry of the others is
 * a file of its own, fetched once the first view is shown: the names of all their files weigh as much as a view.
 */
export async function fetchView(name: ViewName) {
  if (name in early) return early[name as EarlyName]()
  const { lateRegistry } = await prepareLate()
  return lateRegistry[name as Exclude<ViewName, EarlyName>]()
}

/** Fetches where the other views are. */
export const prepareLate = () => import('./lateRegistry.js')
