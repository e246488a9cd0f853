import type { Directory, DirectoryIcon, DirectoryWallet } from '@foyer/directory'
import { walletSearchMax, walletsPageSize } from '@foyer/protocol'
import { drawings } from './drawings.js'
import { foldText } from './foldText.js'
import { isReachable } from './isReachable.js'
import type { PicturedNetworks } from './PicturedNetworks.js'
import { pictureIds } from './pictureIds.js'
import { type SearchedNames, searchRank } from './searchRank.js'
import { servedChains } from './servedChains.js'
import { type DirectoryListing, toListedWallet } from './toListedWallet.js'
import type { WalletQuery } from './walletQuery.js'

/** Answers from the directory. Pure: the same question has the same answer for as long as it lives. */
export type WalletDirectory = {
  /** A page of wallets, best known first, or best fitting first in a search. */
  list: (query?: WalletQuery) => { count: number; data: DirectoryListing[] }
  /** The wallet with this id. */
  get: (id: string) => DirectoryListing | undefined
  /** The picture of a wallet, by its `image_id` or by the wallet's id. */
  walletImage: (id: string) => DirectoryImage | undefined
  /**
   * The picture of a network, by its hash or by its CAIP-2 id, in which `-` may stand for the colon; and what clients ask for by one of
   * `pictureIds`.
   */
  assetImage: (id: string) => DirectoryImage | undefined
}

/** A picture and what a cache needs to know of it. */
type DirectoryImage = DirectoryIcon & {
  etag: string
  /** Whether the id it was asked by always means these bytes, so that it may be kept for ever. */
  isImmutable: boolean
}

type DirectoryRow = { wallet: DirectoryWallet; listed: DirectoryListing; text: SearchedNames }

/**
 * Builds the index once; every question after that is a walk over some hundreds of entries.
 *
 * @param known what clients call the networks of the chain families
 */
export function createWalletDirectory(
  { wallets, networks, icons }: Directory,
  known: PicturedNetworks = {},
): WalletDirectory {
  const pictures = pictureIds(known)
  const entries = [...wallets].sort((a, b) => a.order - b.order).map(toEntry)
  const byId = new Map(entries.map((entry) => [entry.wallet.id, entry]))
  const networkIcons = new Map(
    networks.flatMap(({ id, icon }) => [
      [id, icon] as const,
      [id.replace(':', '-'), icon] as const,
    ]),
  )

  const image = (id: string, named: string | undefined): DirectoryImage | undefined => {
    const hash = icons.has(id) ? id : named
    const icon = hash === undefined ? undefined : icons.get(hash)
    return icon && { ...icon, etag: `"${hash}"`, isImmutable: hash === id }
  }

  return {
    list(query = {}) {
      const found = ranked(chosen(entries, byId, query), query.search)
      const size = clamp(query.entries, walletSearchMax, walletsPageSize)
      const start = (clamp(query.page, Number.MAX_SAFE_INTEGER, 1) - 1) * size
      const page = found.slice(start, start + size)
      return { count: found.length, data: page.map((entry) => answered(entry, query.chains)) }
    },
    get: (id) => byId.get(id)?.listed,
    walletImage: (id) => image(id, byId.get(id)?.wallet.icon),
    assetImage(id) {
      const picture = pictures.get(id)
      if (picture && 'drawing' in picture)
        return { ...drawings[picture.drawing], etag: `"${id}"`, isImmutable: false }
      if (picture && 'wallet' in picture) return image(id, byId.get(picture.wallet)?.wallet.icon)
      return image(id, networkIcons.get(picture?.network ?? id))
    },
  }
}

function toEntry(wallet: DirectoryWallet): DirectoryRow {
  const text = { name: foldText(wallet.name), rdns: foldText(wallet.rdns ?? '') }
  return { wallet, listed: toListedWallet(wallet), text }
}

function chosen(
  all: readonly DirectoryRow[],
  byId: ReadonlyMap<string, DirectoryRow>,
  { include, exclude, injected, chains, badge, platform }: WalletQuery,
): DirectoryRow[] {
  const without = new Set(exclude)
  const from = include
    ? [...new Set(include)].flatMap((id) => byId.get(id) ?? []).sort(byOrder)
    : all
  return from.filter(
    ({ wallet }) =>
      !without.has(wallet.id) &&
      (!injected || isFoundAs(wallet, injected)) &&
      (!badge || wallet.badge_type === badge) &&
      (!chains || servedChains(wallet, chains).length > 0) &&
      (!platform || isReachable(wallet, platform)),
  )
}

function isFoundAs({ injected = [] }: DirectoryWallet, ids: readonly string[]): boolean {
  return injected.some(({ injected_id }) => ids.includes(injected_id))
}

function byOrder(a: DirectoryRow, b: DirectoryRow) {
  return a.wallet.order - b.wallet.order
}

/** Those that fit the search text, the best first; the order within a rank stays. */
function ranked(entries: DirectoryRow[], search = ''): DirectoryRow[] {
  const wanted = foldText(search)
  if (!wanted) return entries
  return entries
    .flatMap((entry) => {
      const rank = searchRank(entry.text, wanted)
      return rank === undefined ? [] : { entry, rank }
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)
}

/** A whole number from 1 to `max`, or the default for what is none. */
function clamp(value: number | undefined, max: number, otherwise: number) {
  if (value === undefined || !Number.isInteger(value) || value < 1) return otherwise
  return Math.min(value, max)
}

/** Says which of the networks asked for it serves, those included that it serves as one of their family. */
function answered(
  { wallet, listed }: DirectoryRow,
  chains: readonly string[] | undefined,
): DirectoryListing {
  if (!chains) return listed
  return { ...listed, chains: [...new Set([...wallet.chains, ...servedChains(wallet, chains)])] }
}
