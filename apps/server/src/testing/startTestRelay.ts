import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Logger, pino } from 'pino'
import { readConfig } from '../config/readConfig.js'
import type { OpenedDatabase } from '../database/Database.js'
import { createMetrics } from '../metrics/createMetrics.js'
import { createProjects } from '../projects/createProjects.js'
import { newProject } from '../projects/newProject.js'
import { seedLocalProject } from '../projects/seedLocalProject.js'
import type { MeasuredRelayStore } from '../relay/createMeasuredRelayStore.js'
import { createPairingRelay } from '../relay/createPairingRelay.js'
import { createRelayStore } from '../relay/createRelayStore.js'
import { relayMigrations } from '../relay/openRelayDatabase.js'
import { serveUpgrades } from '../relay/serveUpgrades.js'
import { type ConnectOptions, connectRelay, type RelayClient } from './connectRelay.js'

/** A relay with sockets, over a database; pages of this machine may use its project `local`, others the project `shop`, and none the project `shut`. */
export type TestRelay = {
  url: string
  store: MeasuredRelayStore
  connect(options?: ConnectOptions): Promise<RelayClient>
  /** The page of metrics. */
  metrics(): Promise<string>
  forget(): Promise<void>
  stop(waitMs?: number): Promise<void>
}

export async function startTestRelay({
  database,
  env = {},
  folder,
  log = pino({ level: 'silent' }),
  now = Date.now,
  wrap = (store) => store,
}: startTestRelay.Parts): Promise<TestRelay> {
  const config = readConfig(env)
  const projects = createProjects(database.db, now)
  await seedLocalProject(projects, 'local')
  await projects.put({ ...newProject('shop'), allowedOrigins: ['https://shop.example'] })
  await projects.put(newProject('shut'))
  const metrics = createMetrics()
  await database.migrate(relayMigrations)
  const messages = { open: async () => database.db, isOpen: () => true, isEmpty: () => false }
  const store = wrap(
    createRelayStore({ config, database: messages, former: database.db, folder, log, now }),
  )
  const server = createServer((_, response) => response.end('plain'))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const relay = createPairingRelay({
    ...{ config, log, now, projects, store },
    metrics: metrics.relay,
    port: () => port,
  })
  serveUpgrades(server, relay)
  const url = `ws://127.0.0.1:${port}/relay`
  return {
    url,
    store,
    connect: (options) => connectRelay(url, { now: now(), ...options }),
    metrics: async () => (await metrics.print()).text,
    forget: () => relay.forget(),
    async stop(waitMs = 1_000) {
      await relay.stop(waitMs)
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

export declare namespace startTestRelay {
  type Parts = {
    database: OpenedDatabase
    env?: Record<string, string>
    /** For a journal. */
    folder?: string
    log?: Logger
    now?: () => number
    /** Something in front of the store. */
    wrap?: (store: MeasuredRelayStore) => MeasuredRelayStore
  }
}
