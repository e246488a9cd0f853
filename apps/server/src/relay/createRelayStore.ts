import type { Logger } from 'pino'
import type { Config } from '../config/Config.js'
import type { Database } from '../database/Database.js'
import { createDatabaseRelayStore } from './createDatabaseRelayStore.js'
import type { RelayStore } from './RelayStore.js'
import { createRedisRelayStore } from './redis/createRedisRelayStore.js'

/** Keeps messages where all processes of this configuration find them. */
export function createRelayStore({ config, db, log, now }: createRelayStore.Parts): RelayStore {
  const { redisUrl: url, redisPrefix: prefix, relayMailbox: mailboxMax } = config
  return url === ''
    ? createDatabaseRelayStore({ db, log, mailboxMax, now })
    : createRedisRelayStore({ url, prefix, log, mailboxMax, now })
}

export declare namespace createRelayStore {
  type Parts = { config: Config; db: Database; log: Logger; now(): number }
}
