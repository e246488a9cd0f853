import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { World } from '../chain/world.js'
import { serveApp } from '../serveApp.js'
import { startLocalServer } from '../server/startLocalServer.js'
import { createLiarApp } from './createLiarApp.js'

export type Liar = {
  /** Foyer's own server, which does not lie. */
  readonly serverUrl: string
  /** The name of a lie is the first part of its paths. */
  readonly url: string
  stop(): Promise<void>
}

/** Starts Foyer's server on chains that run already, and the liar before it; nothing else of the sandbox. */
export async function startLiar(world: World): Promise<Liar> {
  const files = await mkdtemp(join(tmpdir(), 'liar-'))
  const server = await startLocalServer({
    ...{ port: 0, world, adminToken: randomBytes(16).toString('hex'), logins: {} },
    wallet: { port: 0, files },
  })
  const liar = await serveApp(createLiarApp(server.url), 0)
  return {
    ...{ serverUrl: server.url, url: liar.url },
    async stop() {
      await liar.stop()
      await server.stop()
      await rm(files, { recursive: true, force: true })
    },
  }
}
