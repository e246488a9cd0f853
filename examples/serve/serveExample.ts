import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Backend } from './Backend.js'

/** Bytes. No text that is signed needs more. */
const bodyMax = 65_536

/** Serves the page of an example and its backend from one origin, as `localhost`: browsers take cookies that are `Secure` from there. */
export async function serveExample({
  name,
  dist,
  create,
  port = 0,
  networks = [],
  now = Date.now,
}: serveExample.Parameters): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const app = new Hono()
  const server = createAdaptorServer({ fetch: app.fetch, hostname: '127.0.0.1' })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const backend = create({ origin: url, now })
  app.use(bodyLimit({ maxSize: bodyMax }))
  app.get('/', serveStatic({ root: dist, path: `${name}/index.html` }))
  app.get('/assets/*', serveStatic({ root: dist }))
  app.get('/networks.json', (context) => context.json(networks))
  app.all('*', (context) => backend.fetch(context.req.raw))
  return {
    url,
    async stop() {
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

export declare namespace serveExample {
  type Parameters = {
    /** The folder of the example. */
    readonly name: string
    /** Where the pages were built to. */
    readonly dist: string
    readonly create: Backend
    /** Default: one that is free. */
    readonly port?: number
    /** Networks for the page, in the form that `createFoyer` takes. Default: Ethereum. */
    readonly networks?: readonly object[]
    readonly now?: () => number
  }
}
