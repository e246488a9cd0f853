import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { build } from 'vite'
import type { GalleryWorld } from './gallery.js'

/** The policy of the wallet's own pages. */
const policy = (ancestors: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; frame-ancestors ${ancestors}; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'`

export type Pages = {
  /** Where the page is that has the frame in it: another site than the wallet's. */
  readonly host: string
  readonly wallet: string
  stop(): Promise<void>
}

/** Builds the pages of the tests, and serves them over a chain that really runs. */
export async function servePages({ world, rpcUrl }: servePages.Parameters): Promise<Pages> {
  const outDir = await mkdtemp(join(tmpdir(), 'foyer-approval-'))
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    build: {
      ...{ outDir, target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
      rolldownOptions: {
        input: ['frame', 'approve'].map((name) => join(import.meta.dirname, `${name}.html`)),
      },
    },
  })
  let site: Site = { outDir, rpcUrl, world, host: '', wallet: 'http://localhost' }
  const server = createServer((request, response) => {
    answer(site, request, response).catch((error: unknown) => {
      response.statusCode = 500
      response.end(String(error))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const [host, wallet] = [`http://127.0.0.1:${port}`, `http://localhost:${port}`]
  site = { outDir, rpcUrl, world, host, wallet }
  return {
    host,
    wallet,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(outDir, { recursive: true })
    },
  }
}

export declare namespace servePages {
  type Parameters = {
    world: GalleryWorld
    /** The node of its chain. */
    rpcUrl: string
  }
}

type Site = {
  readonly outDir: string
  readonly rpcUrl: string
  readonly world: GalleryWorld
  readonly host: string
  readonly wallet: string
}

async function answer(site: Site, request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '/', site.wallet)
  if (pathname === '/favicon.ico') return send(response, '.json', '')
  if (pathname === '/host') {
    const coop = searchParams.get('coop')
    if (coop) response.setHeader('cross-origin-opener-policy', coop)
    return send(response, '.html', hostPage(site, searchParams))
  }
  if (pathname === '/world.json') return send(response, '.json', JSON.stringify(site.world))
  if (pathname === '/rpc') return relay(site, request, response, searchParams.get('network'))
  const isPage = extname(pathname) === ''
  const ancestors = pathname === '/frame' ? site.host : "'none'"
  if (isPage) response.setHeader('content-security-policy', policy(ancestors))
  const name = isPage ? `${pathname}.html` : pathname
  return send(response, extname(name), await readFile(join(site.outDir, name)))
}

async function relay(
  { rpcUrl, world }: Site,
  request: IncomingMessage,
  response: ServerResponse,
  network: string | null,
) {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const error = { code: -32_601, message: 'No node' }
  if (network !== `eip155:${world.chainId}`)
    return send(response, '.json', JSON.stringify({ jsonrpc: '2.0', id: 1, error }))
  const headers = { 'content-type': 'application/json' }
  const found = await fetch(rpcUrl, { method: 'POST', headers, body: Buffer.concat(parts) })
  return send(response, '.json', await found.text())
}

function hostPage({ wallet, host }: Site, query: URLSearchParams) {
  const src = `${wallet}/frame?origin=${encodeURIComponent(host)}&theme=${query.get('theme')}${query.has('lost') ? '&lost' : ''}`
  return `<!doctype html><html lang="en"><title>Host</title><body style="margin:0"><iframe id="wallet" title="Wallet" allow="${query.get('allow') ?? ''}" style="position:fixed;inset:0 auto auto 0;width:360px;height:600px;border:0" src="${src}"></iframe></body></html>`
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

function send(response: ServerResponse, extension: string, body: string | Buffer) {
  response.setHeader('content-type', types[extension] ?? 'application/octet-stream')
  response.end(body)
}
