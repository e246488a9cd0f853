import type { Logger } from 'pino'
import type { Bundler } from './bundler/exports.js'
import type { Config } from './config/Config.js'
import type { WalletList } from './createWalletList.js'
import type { EventReader } from './events/createEventReader.js'
import type { EventRoom } from './events/createEventRoom.js'
import type { EventStore } from './events/createEventStore.js'
import type { RateLimiter } from './limits/RateLimiter.js'
import type { Keeper } from './login/exports.js'
import type { Metrics } from './metrics/createMetrics.js'
import type { Sessions } from './operators/createSessions.js'
import type { Projects } from './projects/createProjects.js'
import type { PairingRelay } from './relay/exports.js'
import type { RankedChains } from './services/chains/createChains.js'
import type { RpcProxy } from './services/chains/proxy/createRpcProxy.js'
import type { Activity } from './services/createActivity.js'
import type { Assets } from './services/createAssets.js'
import type { Images } from './services/images/Images.js'
import type { Names } from './services/names/Names.js'
import type { Onramp } from './services/onramp/createOnramp.js'
import type { Remote } from './services/remote/Remote.js'
import type { SessionKeys } from './services/sessionKeys/SessionKeys.js'
import type { SignIns } from './services/signin/SignIns.js'
import type { TradeReader } from './services/trade/createTradeReader.js'
import type { WalletDirectory } from './services/wallets/createWalletDirectory.js'

/** What routes are given. */
export type Services = Assets &
  Activity & {
    config: Config
    log: Logger
    metrics: Metrics
    limiter: RateLimiter
    projects: Projects
    /** The networks that are served. */
    chains: RankedChains
    /** Answers the calls of pages on these networks. */
    rpcProxy: RpcProxy
    /** Takes operations of smart accounts to networks. */
    bundler: Bundler
    /** Carries what pages and wallets say to each other. */
    pairingRelay: PairingRelay
    /** Wallets to choose from, and pictures. */
    directory: WalletDirectory
    /** Pages of them, as they are sent. */
    walletList: WalletList
    events: EventStore
    /** How much of them is kept in a day. */
    eventRoom: EventRoom
    /** What was kept of events. */
    eventReader: EventReader
    /** What visitors bought, swapped and registered. */
    tradeReader: TradeReader
    /** The operators' sessions at the server's pages. */
    sessions: Sessions
    /** Fetches from addresses that strangers wrote. */
    remote: Remote
    /** Names and avatars. */
    names: Names
    /** Permissions that accounts gave to apps. */
    sessionKeys: SessionKeys
    /** Buying of coins. */
    onramp: Onramp
    /** Sign-ins of wallets to the host. */
    signIns: SignIns
    /** Pictures from elsewhere. */
    images: Images
    /** Rejects when the server should get no requests now. */
    ready(): Promise<void>
    /** What the embedded database does not do by itself; nothing for a PostgreSQL. */
    tendDatabase(): Promise<void>
    /** The login room of the embedded wallet, where one is served. */
    keeper: Keeper | undefined
    /** Milliseconds since 1970. */
    now(): number
  }
