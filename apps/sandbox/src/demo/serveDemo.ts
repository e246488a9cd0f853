import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import type { World } from '../chain/world.js'

export type DemoServer = { readonly url: string; stop(): Promise<void> }

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** Serves a built page of the sandbox with the strictest policy a page with wallets can have. */
export async function serveDemo({
  dist,
  port,
  world,
  aliases = {},
}: serveDemo.Parameters): Promise<DemoServer> {
  const policy = contentPolicy(world)
  const server = createServer((request, response) => {
    response.setHeader('content-security-policy', policy)
    response.setHeader('x-content-type-options', 'nosniff')
    // Providers' windows say the page that they come from; no more of its address leaves it.
    response.setHeader('referrer-policy', 'strict-origin')
    answer(request, response, { dist, world, aliases }).catch(() => response.writeHead(500).end())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

export declare namespace serveDemo {
  type Parameters = {
    dist: string
    port: number
    world: World
    /** Further addresses of files: `/wc` of `/index.html`. */
    aliases?: Readonly<Record<string, string>>
  }
}

function contentPolicy({ bitcoin, chains, liar, solana, server, wallet }: World) {
  const own = [...(server ? [server.url] : []), ...(liar ? [liar.url] : [])]
  const sockets = own.map((url) => url.replace(/^http/, 'ws'))
  const nodes = [...chains, ...(solana ? [solana] : [])].map(({ rpcUrl }) => rpcUrl)
  const esplora = bitcoin ? [bitcoin.esploraUrl] : []
  const sources = [...nodes, ...esplora, ...own, ...sockets].join(' ')
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src ${["'self' data: blob:", ...own].join(' ')}`,
    `connect-src 'self' ${sources}`,
    "font-src 'self'",
    `frame-src ${wallet?.url ?? "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

async function answer(
  { method, url = '/' }: IncomingMessage,
  response: ServerResponse,
  { dist, world, aliases }: Required<Omit<serveDemo.Parameters, 'port'>>,
) {
  if (method !== 'GET' && method !== 'HEAD') return response.writeHead(405).end()
  const { pathname } = new URL(url, 'http://demo')
  if (pathname === '/world.json') return send(response, '.json', JSON.stringify(world))
  if (pathname === '/world.js')
    return send(response, '.js', `globalThis.foyerWorld = ${JSON.stringify(world)}\n`)

  const file = aliases[pathname] ?? fileOf(pathname)
  const bytes = await readFile(join(dist, file)).catch(() => undefined)
  if (!bytes) {
    response.statusCode = 404
    return send(response, '.html', '<!doctype html><html lang="en"><title>Not found</title>')
  }
  // Built assets carry a hash of their content in their names.
  if (file.startsWith('/assets/'))
    response.setHeader('cache-control', 'public, max-age=31536000, immutable')
  return send(response, extname(file), bytes)
}

/** `/two` is `two.html`. Whatever climbs out of the folder is brought back into it. */
function fileOf(pathname: string) {
  const path = normalize(`/${decode(pathname)}`)
  if (path === '/') return '/index.html'
  return extname(path) ? path : `${path}.html`
}

function decode(pathname: string) {
  try {
    const path = decodeURIComponent(pathname)
    return path.includes('\0') ? 'not-found' : path
  } catch {
    return 'not-found'
  }
}

function send(response: ServerResponse, extension: string, body: string | Buffer) {
  const type = types[extension] ?? 'application/octet-stream'
  response.setHeader('content-type', type)
  return response.end(body)
}
