import * as v from 'valibot'
import {
  chainFilterMax,
  pageMax,
  walletChainsMax,
  walletIdsMax,
  walletSearchMax,
} from '../catalogue/limits.js'
import { endpoint } from './endpoint.js'
import { commaList, count, Id, InjectedId, NetworkId, SearchText, Text, Word } from './fields.js'
import { DeepLink, Link } from './links.js'

// A link that is not one is left out, so that one bad entry does not take the others with it.
const link = v.optional(v.fallback(v.nullable(Link), null))
const deepLink = v.optional(v.fallback(v.nullable(DeepLink), null))

/** A wallet of the directory. */
export const DirectoryEntry = v.object({
  id: Id,
  name: Text,
  homepage: link,
  /** Its place in the list: the lower, the earlier. */
  order: v.nullish(v.pipe(v.number(), v.finite())),
  badge_type: v.nullish(v.picklist(['certified', 'none'])),
  /** CAIP-2 ids, also of chain families that the widget does not serve. */
  chains: v.nullish(v.pipe(v.array(Word), v.maxLength(walletChainsMax))),
  image_id: v.nullish(Id),
  /** Instead of an image of the directory. */
  image_url: link,
  /** A scheme of its own or https. */
  mobile_link: deepLink,
  link_mode: link,
  desktop_link: deepLink,
  webapp_link: link,
  app_store: link,
  play_store: link,
  chrome_store: link,
  /** The reverse domain under which the wallet announces itself (EIP-6963). */
  rdns: v.nullish(Text),
  /** The ids under which a page finds it otherwise: by the Wallet Standard, or by where it puts itself. */
  injected: v.nullish(
    v.pipe(v.array(v.object({ namespace: Word, injected_id: Text })), v.maxLength(walletChainsMax)),
  ),
})
export type DirectoryEntry = v.InferOutput<typeof DirectoryEntry>

const Ids = commaList(Id, walletIdsMax)

export const getWallets = endpoint({
  method: 'GET',
  path: '/getWallets',
  summary: 'Lists wallets of the directory, a page at a time, or searches them.',
  input: {
    query: {
      page: v.optional(count(pageMax)),
      entries: v.optional(count(walletSearchMax)),
      search: v.optional(SearchText),
      badge_type: v.optional(v.picklist(['certified', 'none'])),
      /** Only these. */
      include: v.optional(Ids),
      exclude: v.optional(Ids),
      /** Only those that a page finds under one of these ids: see `injected` of an entry. */
      injected: v.optional(commaList(InjectedId, walletIdsMax)),
      /** Only wallets that serve one of these networks. */
      chains: v.optional(commaList(NetworkId, chainFilterMax)),
    },
  },
  output: v.object({
    /** How many there are on all pages. */
    count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    data: v.pipe(v.array(DirectoryEntry), v.maxLength(walletSearchMax)),
  }),
})
