import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener, type ServerType } from '@hono/node-server'
import { afterUnref } from '../bounds/timers/afterUnref.js'
import { explainListen } from './explainListen.js'
import type { Quick } from './Quick.js'

/** How long a connection is kept for who sends or reads slowly, in milliseconds. */
export type Patience = {
  /** For all headers of a request. */
  headersMs: number
  /** For a whole request. */
  requestMs: number
  /** Without anything that is sent or read. */
  silentMs: number
  /** Open for the next request. A proxy in front keeps connections for a minute: one that is closed first fails a request that was just sent. */
  idleMs: number
  /** So often it is looked who took too long. */
  checkMs: number
}

export const defaultPatience: Patience = {
  headersMs: 15_000,
  requestMs: 60_000,
  silentMs: 120_000,
  idleMs: 65_000,
  checkMs: 5_000,
}

/**
 * Listens at a host and a port; `0` takes a free one.
 *
 * @param address with the setting of the port, for what is said when it cannot be listened there
 * @throws with a sentence for the operator, when the port is taken above all
 */
export function listen(
  { fetch, quick = () => false }: listen.App,
  address: { host: string; port: number; setting: string },
  { headersMs, requestMs, silentMs, idleMs, checkMs }: Patience,
) {
  const { host, port, setting } = address
  return new Promise<{ server: ServerType; port: number }>((resolve, reject) => {
    const serverOptions = {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: idleMs,
      connectionsCheckingInterval: checkMs,
    }
    const routes = getRequestListener(fetch, { hostname: host })
    const server = createServer(serverOptions, (request, response) => {
      if (!quick(request, response)) void routes(request, response)
    })
    server.timeout = silentMs
    server.once('error', (error) => reject(explainListen(error, address, setting)))
    server.listen(port, host, () => {
      // Of a host and a port it is no path.
      resolve({ server, port: (server.address() as AddressInfo).port })
    })
  })
}

export declare namespace listen {
  type App = {
    fetch: Parameters<typeof getRequestListener>[0]
    /** Is asked first. */
    quick?: Quick
  }
}

/** No new connections; the idle ones go at once, the others with their answer or when time is up. */
export function drain(server: ServerType, drainMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cancel = afterUnref(drainMs, () => {
      if ('closeAllConnections' in server) server.closeAllConnections()
    })
    server.close(() => {
      cancel()
      resolve()
    })
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
}
