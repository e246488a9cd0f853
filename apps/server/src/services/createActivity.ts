import { randomUUID } from 'node:crypto'
import type { CaipNetworkId } from '@foyer/protocol'
import type { Logger } from 'pino'
import type { Config } from '../config/Config.js'
import type { Database } from '../database/Database.js'
import type { Metrics } from '../metrics/createMetrics.js'
import type { Chains, ServedNetwork } from './chains/Chains.js'
import type { FamilyActivity } from './families/FamilyActivity.js'
import type { ServedFamily } from './families/ServedFamily.js'
import { createDescribeMoves } from './history/createDescribeMoves.js'
import { createHistory } from './history/createHistory.js'
import { createTokenBook } from './history/createTokenBook.js'
import type { HistoryService } from './history/HistoryService.js'
import type { NetworkHistory } from './history/HistorySource.js'
import type { Images } from './images/Images.js'
import { createFollow, type Follow } from './indexer/createFollow.js'
import type { Indexer } from './indexer/createIndexer.js'
import { createWatches } from './indexer/createWatches.js'
import { createWatching } from './indexer/createWatching.js'
import { createNftBook } from './nfts/createNftBook.js'
import { createReadContracts } from './nfts/createReadContracts.js'
import { joinNfts } from './nfts/joinNfts.js'
import type { NftBook } from './nfts/NftBook.js'
import type { Nfts } from './nfts/Nfts.js'
import type { Remote } from './remote/Remote.js'
import type { TokenPictures } from './tokens/createTokenPictures.js'
import { namespaceOf } from './tokens/Token.js'
import type { Tokens } from './tokens/Tokens.js'

/** What happened to accounts and what they hold of it, and what reads the chains for it. */
export type Activity = {
  history: HistoryService
  nfts: Nfts
  /** What NFTs say of themselves. */
  nftBook: Pick<NftBook, 'forget'>
  indexers: readonly Indexer[]
  follow: Follow
}

type Active = { network: ServedNetwork; activity: FamilyActivity }

export function createActivity(parts: createActivity.Parts): Activity {
  const { chains, config, db, families, images, log, now, pictures, remote, tokens } = parts
  const active = chains.networks.flatMap((network): Active | [] => {
    const activity = families.get(namespaceOf(network.id))?.activity
    return activity ? { network, activity } : []
  })
  const indexers = createIndexers(parts, active)
  const watches = createWatches({ db, now, addressesMax: config.watchedAddresses })
  const watching = createWatching(watches, indexers)
  const contracts = createReadContracts(chains)
  const book = createNftBook({ db, remote, images, contracts, now })
  const histories = new Map<CaipNetworkId, NetworkHistory>()
  for (const { network, activity } of active) {
    const read = activity.createSource(network, { chains, db })
    const { addressOf, writeAddress } = activity
    const isHere = (account: string) => network.family.isOn?.(network, account) ?? true
    if (read)
      histories.set(network.id, {
        addressOf: (account) => (isHere(account) ? addressOf(account) : undefined),
        ...{ writeAddress, read },
      })
  }
  const nfts = [...families].flatMap(([namespace, { activity }]) => {
    if (!activity?.createNfts) return []
    const networks = indexers.map(({ network }) => network)
    const own = networks.filter((id) => namespaceOf(id) === namespace)
    const held = activity.createNfts({ db, networks: own, watching, book, contracts })
    return { addressOf: activity.addressOf, nfts: held }
  })
  return {
    follow: createFollow({ indexers, watches, log }),
    indexers,
    nftBook: book,
    history: createHistory({
      histories,
      watching,
      describe: createDescribeMoves(createTokenBook({ chains, pictures, tokens }), book),
    }),
    nfts: joinNfts(nfts),
  }
}

export declare namespace createActivity {
  type Parts = {
    config: Config
    db: Database
    families: ReadonlyMap<string, ServedFamily>
    log: Logger
    metrics: Metrics
    chains: Chains
    images: Images
    remote: Remote
    tokens: Pick<Tokens, 'find'>
    pictures: Pick<TokenPictures, 'link'>
    now(): number
  }
}

function createIndexers(
  { chains, config, db, log, metrics, now }: createActivity.Parts,
  active: readonly Active[],
): Indexer[] {
  // A process that has its own database is alone: after a restart it goes on at once.
  const holder = config.databaseUrl === '' ? 'alone' : randomUUID()
  const limits = {
    inAll: config.watchedAddresses,
    ofProject: config.projectWatchedAddresses,
  }
  const blocksMax = config.indexBlocks
  return active.flatMap(({ network: { id: network, settings }, activity }) => {
    const { index } = settings
    if (!index || !activity.createIndexer) return []
    return activity.createIndexer({
      ...{ network, db, log, chains, metrics, holder, limits, blocksMax, now },
      from: index.from,
      depth: index.depth,
    })
  })
}
