import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningServer, readConfig, startServer } from 'server'
import { inject } from 'vitest'

export type Relay = {
  /** `ws://127.0.0.1:…/relay`, the same after it was down. */
  readonly url: string
  /** Ends the server as its users do; what waits for delivery stays in its database. */
  down(): Promise<void>
  up(): Promise<void>
  stop(): Promise<void>
}

/** Foyer's server, with a database of its own that goes with it. */
export async function startRelay(): Promise<Relay> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-interop-'))
  await cp(inject('database'), folder, { recursive: true })
  let server: RunningServer | undefined
  let port = 0
  const down = async () => {
    await server?.stop()
    server = undefined
  }
  const up = async () => {
    server = await startServer(configOf(folder, port))
    port = Number(new URL(server.url).port)
  }
  await up()
  return {
    url: `ws://127.0.0.1:${port}/relay`,
    down,
    up,
    async stop() {
      await down()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A server that keeps its database in a folder. */
export function configOf(folder: string, port: number) {
  return readConfig({
    FOYER_SERVER_PORT: String(port),
    FOYER_DATA: folder,
    FOYER_LOG_LEVEL: 'error',
    FOYER_LOCAL_PROJECTS: 'local',
    FOYER_DRAIN_MS: '500',
  })
}
