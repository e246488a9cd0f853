import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type CountingProxy = { readonly url: string; calls(): number; stop(): void }

/** Stands before a node and counts what it is asked. */
export async function countingProxy(rpcUrl: string): Promise<CountingProxy> {
  let calls = 0
  const proxy = createServer(async (request, response) => {
    calls += 1
    const answer = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: await text(request),
    })
    response.setHeader('content-type', 'application/json')
    response.end(await answer.text())
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    calls: () => calls,
    stop() {
      proxy.close()
      proxy.closeAllConnections()
    },
  }
}

async function text(request: IncomingMessage): Promise<string> {
  let read = ''
  for await (const chunk of request.setEncoding('utf8')) read += chunk
  return read
}
