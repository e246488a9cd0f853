import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { World } from '../chain/world.js'
import { startLocalServer } from '../server/startLocalServer.js'
import { startTill } from './startTill.js'

export type Shop = {
  /** Foyer's own server, which sells by the till. */
  readonly url: string
  stop(): Promise<void>
}

/** Starts Foyer's server and the till on chains that run already; nothing else of the sandbox. */
export async function startShop(world: World): Promise<Shop> {
  const files = await mkdtemp(join(tmpdir(), 'shop-'))
  const till = await startTill({ world, slowMs: 300 })
  const server = await startLocalServer({
    ...{ port: 0, world, adminToken: randomBytes(16).toString('hex'), logins: {} },
    ...{ wallet: { port: 0, files }, sellers: till.settings },
  })
  till.sendWebhooksTo(`${server.url}/v1/onramp/webhooks/till`)
  return {
    url: server.url,
    async stop() {
      await server.stop()
      await till.stop()
      await rm(files, { recursive: true, force: true })
    },
  }
}
