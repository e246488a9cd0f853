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
  /** The same as a page that the system hands to the app. */
  readonly link_mode?: string | undefined
  readonly desktop_link?: string | undefined
  readonly webapp_link?: string | undefined
  readonly app_store?: string | undefined
  readonly play_store?: string | undefined
  readonly chrome_store?: string | undefined
  /** Networks it serves; of one that says none, any is assumed. */
  readonly chains?: readonly CaipNetworkId[] | undefined
  readonly badge_type?: 'certified' | 'none' | undefined
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
  readonly directory: DirectoryState
}

/** What is known of wallets that are not in this page: from the host's server, or from the package's own index. */
export type DirectoryState = {
  /** For the first screen: those the host names, and those the directory puts first. */
  readonly featured: readonly WalletEntry[]
  readonly recommended: readonly WalletEntry[]
  /** What it knows of wallets lately used that are not in this page. */
  readonly recent: readonly WalletEntry[]
  /** What the directory knows of the wallets that the host excludes: they are known by more than their id. */
  readonly excluded: readonly WalletEntry[]
  /** Whether those above are still to come. */
  readonly suggesting: boolean
  /** How many wallets there are in all; `undefined` until it was asked. */
  readonly total: number | undefined
  /** Only those that were chosen with care are listed. */
  readonly certified: boolean
  readonly pages: WalletPages
  readonly search: WalletSearch
}

/** The list as far as it was read. */
export type WalletPages = {
  /** The question that these pages answer: of another one, none has been read. */
  readonly key: string
  readonly entries: readonly WalletEntry[]
  /** The page to read next; `undefined` after the last one. */
  readonly next: number | undefined
  readonly status: 'idle' | 'loading' | 'failed'
}

/** What was sought in the directory, and found. */
export type WalletSearch = {
  readonly text: string
  readonly entries: readonly WalletEntry[]
  readonly status: 'idle' | 'loading' | 'failed'
}

const initialDirectory: DirectoryState = {
  featured: [],
  recommended: [],
  recent: [],
  excluded: [],
  suggesting: false,
  total: undefined,
  certified: false,
  pages: { key: '', entries: [], next: 1, status: 'idle' },
  search: { text: '', entries: [], status: 'idle' },
}

export const initialWallets: WalletsState = { found: {}, recent: [], directory: initialDirectory }

/** Everything of the directory that has been read, the host's own wallets not included. */
export function directoryEntries({ directory }: WalletsState): readonly WalletEntry[] {
  const { featured, recommended, recent, pages, search } = directory
  return [...featured, ...recommended, ...recent, ...pages.entries, ...search.entries]
}

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
