import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A node in front of a node, which counts what is asked. */
export async function countingProxy(target: string) {
  const methods: string[] = []
  let broken = false
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request)
    for (const { method } of [JSON.parse(body)].flat()) methods.push(method)
    if (broken) return response.writeHead(503).end()
    const headers = { 'content-type': 'application/json' }
    const given = await fetch(target, { method: 'POST', headers, body })
    return response.writeHead(given.status, headers).end(await given.text())
  }
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Calls since this was asked last; not those by which the server finds out what node this is. */
    take: () => methods.splice(0).filter((method) => method !== 'eth_chainId'),
    breakDown(on: boolean) {
      broken = on
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A service that answers as it is told, and writes down what it was asked. */
export async function fakeService(
  answer: (path: string, body: string, headers: IncomingMessage['headers']) => unknown,
) {
  const asked: string[] = []
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request)
    asked.push(request.url ?? '')
    const given = await answer(request.url ?? '', body, request.headers)
    if (given === undefined) return response.writeHead(500).end()
    return response.end(typeof given === 'string' ? given : JSON.stringify(given))
  }
  const server = createServer((request, response) => void respond(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take: () => asked.splice(0),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function text(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) body += part
  return body
}
