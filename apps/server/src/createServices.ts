import type { Logger } from 'pino'
import { createBundler } from './bundler/exports.js'
import type { Config } from './config/Config.js'
import { createWalletList } from './createWalletList.js'
import type { OpenedDatabase } from './database/Database.js'
import { tend } from './database/tend.js'
import { openKeys } from './envelope/openKeys.js'
import { createCounter } from './events/createCounter.js'
import { createEventReader } from './events/createEventReader.js'
import { createEventRoom } from './events/createEventRoom.js'
import { createEventStore } from './events/createEventStore.js'
import { httpUrl } from './http/httpUrl.js'
import { createLimiter } from './limits/createLimiter.js'
import { createKeeper } from './login/exports.js'
import { createMetrics } from './metrics/createMetrics.js'
import { createSessions } from './operators/createSessions.js'
import { createProjects } from './projects/createProjects.js'
import { createRelay, openRelayStorage, type RelayStorage } from './relay/exports.js'
import type { Services } from './Services.js'
import { createChains } from './services/chains/createChains.js'
import { createRpcProxy } from './services/chains/proxy/createRpcProxy.js'
import { watchChains } from './services/chains/watchChains.js'
import { createActivity } from './services/createActivity.js'
import { createAssets } from './services/createAssets.js'
import { coinOf } from './services/families/coinOf.js'
import { families } from './services/families/families.js'
import { gather } from './services/families/gather.js'
import { knownNetworks } from './services/families/knownNetworks.js'
import { createDecoder } from './services/images/createDecoder.js'
import { createImages } from './services/images/createImages.js'
import { createNames } from './services/names/createNames.js'
import { createOnramp } from './services/onramp/createOnramp.js'
import { createRemote } from './services/remote/createRemote.js'
import { createSessionKeys } from './services/sessionKeys/createSessionKeys.js'
import { createSignIns } from './services/signin/createSignIns.js'
import { createTradeReader } from './services/trade/createTradeReader.js'
import type { WalletDirectory } from './services/wallets/createWalletDirectory.js'

/** Puts together what routes are given, over an opened database. */
export function createServices({
  config,
  database,
  directory,
  log,
  now,
  port = () => config.port,
  relayStorage = openRelayStorage(),
  walletPort = () => config.walletPort ?? 0,
}: createServices.Parts): Services {
  const { db, ping } = database
  const metrics = createMetrics()
  const watch = watchChains(metrics, log)
  const chains = createChains(config.networks, {
    families,
    waitMs: config.rpcTimeoutMs,
    bytesMax: config.rpcAnswerBytes,
    watch,
    now,
  })
  const { fetchNear: near, ipfsGateway: ipfs, arweaveGateway: arweave, imagesMegabytes } = config
  const publicUrl = () => config.publicUrl || httpUrl(config.host, port())
  const remote = createRemote({ near, gateways: { ipfs, arweave } })
  const decoder = createDecoder()
  const images = createImages({
    db,
    remote,
    decoder,
    publicUrl,
    storedBytesMax: imagesMegabytes * 1_000_000,
    now,
  })
  const projects = createProjects(db, now)
  const limiter = createLimiter({ config, db, log, metrics, now })
  const counter = createCounter(db, log, now)
  const assets = createAssets({
    ...{ chains, counter, db, directory, families, images, log, now },
    priceApi: config.priceApi,
    allowsUnlimited: config.swapUnlimited,
    swapVendors: config.swapVendors,
    swapFee: config.swapFee,
    openSecret: () => openKeys(config, 'FOYER_').derive('swap quotes'),
  })
  const bundler = createBundler({ ...config, chains, db, remote, now })
  return {
    config,
    log,
    now,
    metrics,
    limiter,
    projects,
    chains,
    rpcProxy: createRpcProxy({
      chains,
      cacheBytes: config.rpcCacheBytes,
      logBlocksMax: config.rpcLogBlocks,
      now,
      watch,
    }),
    bundler,
    pairingRelay: createRelay({
      ...{ config, limiter, log, now, port, projects },
      ...{ metrics: metrics.relay, storage: relayStorage, former: db },
    }),
    directory,
    walletList: createWalletList(directory),
    events: createEventStore(db),
    eventRoom: createEventRoom(
      { address: config.addressEventBytesPerDay, project: config.projectEventBytesPerDay },
      now,
    ),
    eventReader: createEventReader(db),
    tradeReader: createTradeReader(db),
    sessions: createSessions(db, config.adminToken, now),
    remote,
    images,
    names: createNames({
      ...{ ...config, coinOf, db, chains, decoder, remote, images, now, publicUrl },
    }),
    sessionKeys: createSessionKeys({
      ...{ chains, log },
      families: gather(families, (family) =>
        family.createSessionKeys?.({
          ...{ chains, now, tokens: assets.tokens },
          carryOn: (network) => bundler.networks.get(network)?.carry,
        }),
      ),
    }),
    onramp: createOnramp({
      ...{ chains, counter, db, log, now },
      settings: config.onrampProviders,
      refused: config.onrampRefused,
      isOfWorld: (network) => Object.hasOwn(knownNetworks, network),
    }),
    signIns: createSignIns({ chains, config, db, log, metrics, now, publicUrl }),
    ...assets,
    ...createActivity({
      ...{ chains, config, db, families, images, log, metrics, now, remote },
      ...assets,
    }),
    keeper:
      config.walletPort === undefined
        ? undefined
        : createKeeper({
            ...{ config, db, limiter, log, now },
            url: () => config.walletUrl || httpUrl(config.host, walletPort()),
          }),
    ready: ping,
    async tendDatabase() {
      if (config.databaseUrl === '') await tend(db)
      if (relayStorage.folder !== undefined) await relayStorage.database.ifOpened(tend)
    },
  }
}

export declare namespace createServices {
  type Parts = {
    config: Config
    database: OpenedDatabase
    directory: WalletDirectory
    log: Logger
    now(): number
    /** The port it listens on, once it does; that of the configuration unless said otherwise. */
    port?: () => number
    /** Where messages of the relay wait; in memory unless said otherwise. */
    relayStorage?: RelayStorage
    /** The port that the wallet's origin listens on, once it does. */
    walletPort?: () => number
  }
}
