import type { CaipNetworkId, Namespace } from '@foyer/protocol'
import type { Connector } from '../connector.js'

/** A wallet as a directory or the host lists it, installed or not. */
export type WalletEntry = {
  readonly id: string
  readonly name: string
  readonly rdns?: string | undefined
  readonly homepage?: string | undefined
  readonly image_id?: string | undefined
  readonly image_url?: string | undefined
  readonly mobile_link?: string | undefined
  readonly desktop_link?: string | undefined
  readonly webapp_link?: string | undefined
  readonly app_store?: string | undefined
  readonly play_store?: string | undefined
  readonly chrome_store?: string | undefined
  readonly chains?: readonly CaipNetworkId[] | undefined
}

/** A wallet lately used: enough to show its row again before it is found. */
export type RecentWallet = {
  readonly id: string
  readonly name: string
  readonly imageUrl?: string
  readonly rdns?: string
}

export type WalletsState = {
  /** Found in this page, by namespace. */
  readonly found: Readonly<Partial<Record<Namespace, readonly Connector[]>>>
  /** Newest first. */
  readonly recent: readonly RecentWallet[]
}

export const initialWallets: WalletsState = { found: {}, recent: [] }

export function connectors({ found }: WalletsState): readonly Connector[] {
  return Object.values(found).flat()
}

export function findConnector(
  state: WalletsState,
  id: string,
  namespace: Namespace,
): Connector | undefined {
  return state.found[namespace]?.find((connector) => connector.id === id)
}
