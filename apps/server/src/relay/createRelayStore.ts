import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Config } from '../config/Config.js'
import type { Database } from '../database/Database.js'
import { createDatabaseRelayStore } from './createDatabaseRelayStore.js'
import { createJournal } from './createJournal.js'
import { createJournaledRelayStore } from './createJournaledRelayStore.js'
import { createMeasuredRelayStore, type MeasuredRelayStore } from './createMeasuredRelayStore.js'
import { createSequence } from './createSequence.js'
import { moveFormer } from './moveFormer.js'
import type { LaterDatabase } from './openLater.js'
import { createRedisRelayStore } from './redis/createRedisRelayStore.js'

/** Keeps messages where all processes of this configuration find them, and no more than there is room for. */
export function createRelayStore({
  config,
  database,
  former,
  folder,
  log,
  now,
}: createRelayStore.Parts): MeasuredRelayStore {
  const { redisUrl: url, redisPrefix: prefix, relayMailbox: mailboxMax } = config
  const parts = { log, mailboxMax, now }
  const limits = {
    ...{ all: config.relayBytes, project: config.relayProjectBytes },
    ...{ source: config.relayAddressBytes, client: config.relayClientBytes },
    topic: config.relayTopicBytes,
  }
  if (url !== '') {
    const store = createRedisRelayStore({ ...parts, url, prefix })
    return createMeasuredRelayStore({ ...parts, limits, store })
  }
  const sequence = createSequence(now)
  const rows = createDatabaseRelayStore({ ...parts, database, sequence })
  const prepare = () => moveFormer(former, { move: rows.move, now })
  if (folder === undefined)
    return createMeasuredRelayStore({ ...parts, limits, prepare, store: rows })
  const journal = createJournal({ folder, name: randomUUID, sequence })
  const store = createJournaledRelayStore({ ...parts, rows, journal, sequence, prepare })
  return createMeasuredRelayStore({ ...parts, limits, store })
}

export declare namespace createRelayStore {
  type Parts = {
    config: Config
    /** Where messages wait. */
    database: Pick<LaterDatabase, 'open' | 'isOpen' | 'isEmpty'>
    /** Where those of servers before this one did: the server's own. */
    former: Database
    /** For a journal, where the database is this process's own; without it each message becomes a row. */
    folder: string | undefined
    log: Logger
    now(): number
  }
}
