import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Served = { readonly port: number; close(): Promise<void> }

/** A server of one listener, on a free port. */
export async function serve(listener: RequestListener): Promise<Served> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
