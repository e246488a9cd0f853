import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Plays a third party's service, on a free port of this machine. `answer` gets what was sent; a caller that left before its end gets none. */
export async function startStandIn(
  answer: (body: string, request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const body = await textOf(request).catch(() => undefined)
    if (body === undefined) return
    try {
      await answer(body, request, response)
    } catch {
      // What it asks itself may be gone by then.
      response.destroy()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}
