import { once } from 'node:events'
import { createServer } from 'node:net'
import { PortTakenError } from './PortTakenError.js'

/** @throws `PortTakenError` when another program has the port. 0 is always free. */
export async function claimPort(port: number, use: PortTakenError.Use): Promise<number> {
  if (port === 0) return 0
  const server = createServer()
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw new PortTakenError(port, use)
    throw error
  }
  server.close()
  await once(server, 'close')
  return port
}
