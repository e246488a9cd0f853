import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { busyHostFile, withHostCode } from './busyHost.js'
import { serveFakeHost } from './serveFakeHost.js'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

export type Server = {
  readonly origin: string
  /** Bytes of a file of the folder as it goes over the wire (gzip -9). */
  bytes(path: string): number
  /** The scripts that the page names: what stands before its first picture. */
  readonly linked: readonly string[]
  stop(): void
}

/** Serves a folder by plain HTTP on this machine, packed as a good host would, from memory; `busy` with code of the host's own beside it. */
export async function serve(folder: string, { busy = false } = {}): Promise<Server> {
  const packed = new Map<string, Buffer | undefined>()
  const find = (path: string): Buffer | undefined => {
    const hosts = busy ? busyHostFile(path) : undefined
    if (hosts) return hosts
    if (!packed.has(path)) packed.set(path, read(join(folder, normalize(path)), busy))
    return packed.get(path)
  }
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (await serveFakeHost(request, response, pathname)) return
    const path = pathname === '/' ? '/index.html' : pathname
    const body = find(path)
    response.writeHead(body ? 200 : 404, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=3600',
    })
    response.end(body ?? gzipSync(''))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  return {
    origin: `http://127.0.0.1:${port}`,
    bytes: (path) => find(path)?.length ?? 0,
    linked: [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, path = '']) => path),
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function read(file: string, busy: boolean): Buffer | undefined {
  try {
    const body = readFileSync(file)
    const isPage = busy && extname(file) === '.html'
    return gzipSync(isPage ? withHostCode(body.toString()) : body, { level: 9 })
  } catch {
    return undefined
  }
}
