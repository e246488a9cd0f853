import { type ServerType, serve } from '@hono/node-server'

/** How long a connection is kept for who sends or reads slowly, in milliseconds. */
export type Patience = {
  /** For all headers of a request. */
  headersMs: number
  /** For a whole request. */
  requestMs: number
  /** Without anything that is sent or read. */
  silentMs: number
  /** So often it is looked who took too long. */
  checkMs: number
}

export const defaultPatience: Patience = {
  headersMs: 15_000,
  requestMs: 60_000,
  silentMs: 120_000,
  checkMs: 5_000,
}

/** Listens at a host and a port; `0` takes a free one. @throws when the port is taken */
export function listen(
  app: { fetch: Parameters<typeof serve>[0]['fetch'] },
  { host, port }: { host: string; port: number },
  { headersMs, requestMs, silentMs, checkMs }: Patience,
) {
  return new Promise<{ server: ServerType; port: number }>((resolve, reject) => {
    const serverOptions = {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkMs,
    }
    const server = serve({ fetch: app.fetch, hostname: host, port, serverOptions }, (address) => {
      resolve({ server, port: address.port })
    })
    if ('timeout' in server) server.timeout = silentMs
    server.once('error', reject)
  })
}

/** No new connections; the idle ones go at once, the others with their answer or when time is up. */
export function drain(server: ServerType, drainMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections()
    }, drainMs)
    server.close(() => {
      clearTimeout(end)
      resolve()
    })
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
}
