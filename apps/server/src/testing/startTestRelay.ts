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
import { relayMigrations } from '../relay/openRelayStorage.js'
import { serveUpgrades } from '../relay/serveUpgrades.js'
import { type ConnectOptions, connectRelay, type RelayClient } from './connectRelay.js'

/** A relay with sockets, over a database; pages of this machine may use its project `local`, others the project `shop`, and none the project `shut`. */
export type TestRelay = {
  url: string
  store: MeasuredRelayStore
  connect(options?: ConnectOptions): Promise<RelayClient>
  /** The page of metrics. */
  metrics(): Promise<string>
  /** How many connections are open. */
  connections(): Promise<number>
  forget(): Promise<void>
  stop(waitMs?: number): Promise<void>
}

/** A path that is never answered. */
const unanswered = '/relay/unanswered'

export async function startTestRelay({
  database,
  env = {},
  folder,
  log = pino({ level: 'silent' }),
  now = Date.now,
  silentMs,
  beforeLook = async () => undefined,
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
  const server = createServer(({ url }, response) => {
    if (url !== unanswered) response.end('plain')
  })
  if (silentMs) server.timeout = silentMs
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const relay = createPairingRelay({
    ...{ config, log, now, store },
    projects: { find: (id) => beforeLook().then(() => projects.find(id)) },
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
    connections: () =>
      new Promise((resolve, reject) => {
        server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
      }),
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
    /** How long a connection may be silent, in milliseconds. */
    silentMs?: number
    /** Waited for before a project is looked up. */
    beforeLook?: () => Promise<void>
    /** Something in front of the store. */
    wrap?: (store: MeasuredRelayStore) => MeasuredRelayStore
  }
}
