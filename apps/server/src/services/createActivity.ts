import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { CaipNetworkId } from '@foyer/protocol'
import type { Logger } from 'pino'
import type { Config } from '../config/Config.js'
import type { Database } from '../database/Database.js'
import type { Metrics } from '../metrics/createMetrics.js'
import type { Chains, ServedNetwork } from './chains/Chains.js'
import { createDescribeMoves } from './history/createDescribeMoves.js'
import { createHistory } from './history/createHistory.js'
import { createTokenBook } from './history/createTokenBook.js'
import { createExplorer } from './history/explorer/createExplorer.js'
import { rememberParts } from './history/explorer/rememberParts.js'
import type { History } from './history/History.js'
import type { HistorySource } from './history/HistorySource.js'
import { listIndexed } from './history/listIndexed.js'
import type { Images } from './images/Images.js'
import { createFollow, type Follow } from './indexer/createFollow.js'
import { createIndexer, type Indexer } from './indexer/createIndexer.js'
import { createWatches } from './indexer/createWatches.js'
import { createWatching } from './indexer/createWatching.js'
import { createNftBook } from './nfts/createNftBook.js'
import { createNfts } from './nfts/createNfts.js'
import { createReadContracts } from './nfts/createReadContracts.js'
import type { NftBook } from './nfts/NftBook.js'
import type { Nfts } from './nfts/Nfts.js'
import type { Remote } from './remote/Remote.js'
import type { TokenPictures } from './tokens/createTokenPictures.js'
import type { Tokens } from './tokens/Tokens.js'

/** What happened to accounts and what they hold of it, and what reads the chains for it. */
export type Activity = {
  history: History
  nfts: Nfts
  /** What NFTs say of themselves. */
  nftBook: Pick<NftBook, 'forget'>
  indexers: readonly Indexer[]
  follow: Follow
}

export function createActivity(parts: createActivity.Parts): Activity {
  const { chains, config, db, images, log, now, pictures, remote, tokens } = parts
  const networks = chains.networks.filter(({ id }) => id.startsWith('eip155:'))
  const indexers = createIndexers(parts, networks)
  const watches = createWatches({ db, now, addressesMax: config.watchedAddresses })
  const watching = createWatching(watches, indexers)
  const contracts = createReadContracts(chains)
  const book = createNftBook({ db, remote, images, contracts, now })
  const describe = createDescribeMoves(createTokenBook({ chains, pictures, tokens }), book)
  const sources = new Map<CaipNetworkId, HistorySource>()
  for (const network of networks) {
    const source = createSource(network, db)
    if (source) sources.set(network.id, source)
  }
  return {
    follow: createFollow({ indexers, watches, log }),
    indexers,
    nftBook: book,
    history: createHistory({ sources, watching, describe }),
    nfts: createNfts({
      db,
      networks: indexers.map(({ network }) => network),
      watching,
      book,
      contracts,
    }),
  }
}

export declare namespace createActivity {
  type Parts = {
    config: Config
    db: Database
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
  networks: readonly ServedNetwork[],
): Indexer[] {
  // A process that has its own database is alone: after a restart it goes on at once.
  const holder = config.databaseUrl === '' ? 'alone' : randomUUID()
  const limits = {
    inAll: config.watchedAddresses,
    ofProject: config.projectWatchedAddresses,
  }
  const blocksMax = config.indexBlocks
  return networks.flatMap(({ id: network, settings: { index } }) =>
    index
      ? createIndexer({
          ...{ network, db, log, chains, metrics, holder, limits, blocksMax, now },
          from: index.from,
          depth: index.depth,
        })
      : [],
  )
}

/** An explorer knows more than the index, which begins somewhere. */
function createSource({ id, settings }: ServedNetwork, db: Database): HistorySource | undefined {
  const { explorer, index } = settings
  if (explorer)
    return rememberParts(createExplorer(id, { settings: explorer, pause: (ms) => pause(ms) }))
  if (!index) return undefined
  return async (question) => {
    const transactions = await listIndexed(db, question)
    return { transactions, more: transactions.length === question.limit }
  }
}
