import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'

export type Served = { readonly url: string; stop(): Promise<void> }

/** Serves a small app of the sandbox on this machine. By its name and not by its number, it is another site than the demo's. */
export async function serveApp(app: Hono, port: number): Promise<Served> {
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port })
  if (!server.listening) await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
    },
  }
}
