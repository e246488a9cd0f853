import type { CaipNetworkId, Namespace } from '@foyer/protocol'
import type { Connector } from '../connector.js'

/** A wallet as a directory or the host lists it, installed or not. */
export type WalletEntry = {
  readonly id: string
  readonly name: string
  readonly rdns?: string | undefined
  /** The ids under which a page finds it beside `rdns`: those of connectors of wallets that announce none, as `injectedWeb3:talisman`. */
  readonly injected?: readonly string[] | undefined
  readonly homepage?: string | undefined
  readonly image_id?: string | undefined
  readonly image_url?: string | undefined
  readonly mobile_link?: string | undefined
  /** A web address that the system opens in the app. */
  readonly link_mode?: string | undefined
  readonly desktop_link?: string | undefined
  readonly webapp_link?: string | undefined
  readonly app_store?: string | undefined
  readonly play_store?: string | undefined
  readonly chrome_store?: string | undefined
  /** The networks that it serves; absent means any. */
  readonly chains?: readonly CaipNetworkId[] | undefined
  readonly badge_type?: 'certified' | 'none' | undefined
}

/** A wallet used lately: enough to show its row before it is discovered. */
export type RecentWallet = {
  readonly id: string
  readonly name: string
  readonly imageUrl?: string
  readonly rdns?: string
}

export type WalletsState = {
  /** Wallets discovered in this page, by namespace. */
  readonly found: Readonly<Partial<Record<Namespace, readonly Connector[]>>>
  /** Newest first. */
  readonly recent: readonly RecentWallet[]
  readonly directory: DirectoryState
}

/** The directory's wallet entries that were fetched: from the host's server, or from the package's own index. */
export type DirectoryState = {
  /** For the first screen: those the host names, and those the directory puts first. */
  readonly featured: readonly WalletEntry[]
  readonly recommended: readonly WalletEntry[]
  /** The entries of wallets used lately that are not in this page, and of those in it that bring no picture. */
  readonly recent: readonly WalletEntry[]
  /** The entries of the wallets that the host excludes: their names and rdns are excluded too. */
  readonly excluded: readonly WalletEntry[]
  /** Whether the lists above are being fetched, or will be when the modal opens. */
  readonly suggesting: boolean
  /** How many wallets there are in all; `undefined` until it is fetched. */
  readonly total: number | undefined
  /** Whether only certified wallets are listed. */
  readonly certified: boolean
  readonly pages: WalletPages
  readonly search: WalletSearch
}

/** The pages of the list that were fetched. */
export type WalletPages = {
  /** The query of these pages: of another one, none has been fetched. */
  readonly key: string
  readonly entries: readonly WalletEntry[]
  /** The page to fetch next; `undefined` after the last one. */
  readonly next: number | undefined
  readonly status: 'idle' | 'loading' | 'failed'
}

/** A search in the directory, and its results. */
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
