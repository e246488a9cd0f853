import { once } from 'node:events'
import { createServer, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inject, onTestFinished } from 'vitest'

/** A host of pages, by three names. The first two are of this machine, which the sandbox's projects list; the third is a stranger. */
export type Host = {
  readonly listed: string
  readonly alsoListed: string
  readonly stranger: string
  /** All three. */
  readonly origins: readonly string[]
  /** The paths that were asked for. */
  readonly asked: readonly string[]
}

/**
 * Serves the demo's pages once more, with the headers that a test is about, and at `/bare` a page with nothing in it. It ends with the
 * test.
 */
export async function openHost(
  headers: OutgoingHttpHeaders = {},
  { from = inject('url'), change = (body) => body }: openHost.Options = {},
): Promise<Host> {
  const asked: string[] = []
  const server = createServer(async ({ url = '/' }, response) => {
    asked.push(url)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value ?? '')
    if (new URL(url, 'http://host').pathname === '/bare') {
      response.end('<!doctype html><html lang="en"><title>Bare</title><body></body></html>')
      return
    }
    const page = await fetch(new URL(url, from))
    for (const name of ['content-type', 'content-security-policy'])
      response.setHeader(name, page.headers.get(name) ?? '')
    const body = change(Buffer.from(await page.arrayBuffer()), url)
    response.writeHead(page.status).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const { port } = server.address() as AddressInfo
  const [listed, alsoListed, stranger] = [
    `http://127.0.0.1:${port}`,
    `http://localhost:${port}`,
    `http://stranger.localhost:${port}`,
  ]
  return { listed, alsoListed, stranger, origins: [listed, alsoListed, stranger], asked }
}

export declare namespace openHost {
  type Options = {
    /** Whose pages it serves, if not the demo's. */
    from?: string | undefined
    /** What becomes of the bytes of an answer. */
    change?(body: Buffer, path: string): Buffer
  }
}
