import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Config } from '../config/Config.js'
import type { Database } from '../database/Database.js'
import { createDatabaseRelayStore } from './createDatabaseRelayStore.js'
import { createJournal } from './createJournal.js'
import { createJournaledRelayStore } from './createJournaledRelayStore.js'
import { createSequence } from './createSequence.js'
import type { RelayStore } from './RelayStore.js'
import { createRedisRelayStore } from './redis/createRedisRelayStore.js'

/** Keeps messages where all processes of this configuration find them. */
export function createRelayStore({
  config,
  db,
  folder,
  log,
  now,
}: createRelayStore.Parts): RelayStore {
  const { redisUrl: url, redisPrefix: prefix, relayMailbox: mailboxMax } = config
  const parts = { log, mailboxMax, now }
  if (url !== '') return createRedisRelayStore({ ...parts, url, prefix })
  const sequence = createSequence(now)
  const rows = createDatabaseRelayStore({ ...parts, db, sequence })
  if (folder === undefined) return rows
  const journal = createJournal({ folder, name: randomUUID, sequence })
  return createJournaledRelayStore({ ...parts, rows, journal, sequence })
}

export declare namespace createRelayStore {
  type Parts = {
    config: Config
    db: Database
    /** For a journal, where the database is this process's own; without it each message becomes a row. */
    folder: string | undefined
    log: Logger
    now(): number
  }
}
