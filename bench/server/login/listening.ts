import type { AddressInfo, Server } from 'node:net'

/** The free port that a server of this machine listens on then. */
export function listening(server: Server): Promise<number> {
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  )
}
