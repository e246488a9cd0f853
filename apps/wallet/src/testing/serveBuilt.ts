import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { build } from 'vite'

/** One server under two names, which are two sites to a browser. */
export type Places = {
  /** Where the page is that has the wallet's frame in it. */
  readonly host: string
  readonly wallet: string
}

/** Builds pages of a test, and serves them under the policy of the wallet's own pages. What `answer` knows it answers itself. */
export async function serveBuilt({
  folder,
  framed,
  alone = [],
  answer,
}: serveBuilt.Parameters): Promise<Places & { stop(): Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'foyer-wallet-'))
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    // As users have it: for the environment that Vitest names, React comes with all its checks for developers.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    build: {
      ...{ outDir, target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
      rolldownOptions: { input: [...framed, ...alone].map((name) => join(folder, `${name}.html`)) },
    },
  })
  let places: Places = { host: '', wallet: 'http://localhost' }
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', places.wallet)
    const own = await answer({ url, request, response, places })
    if (own) return send(response, own.type, own.body)
    if (url.pathname === '/favicon.ico') return send(response, '', '')
    const { ext, name } = fileOf(url.pathname)
    if (ext === '.html')
      response.setHeader(
        'content-security-policy',
        policy(framed.includes(name) ? places.host : "'none'"),
      )
    return send(response, ext, await readFile(join(outDir, `${name}${ext}`)))
  }
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      response.statusCode = 500
      response.end(String(error))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  places = { host: `http://127.0.0.1:${port}`, wallet: `http://localhost:${port}` }
  return {
    ...places,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(outDir, { recursive: true })
    },
  }
}

export declare namespace serveBuilt {
  type Parameters = {
    /** Where the pages are. */
    folder: string
    /** The names of the pages that the host may show in a frame. */
    framed: readonly string[]
    /** And of those that no page may. */
    alone?: readonly string[]
    answer: (asked: Asked) => Answer | undefined | Promise<Answer | undefined>
  }
  type Asked = { url: URL; request: IncomingMessage; response: ServerResponse; places: Places }
  type Answer = { type: keyof typeof types; body: string }
}

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
} as const

const policy = (ancestors: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; frame-ancestors ${ancestors}; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'`

/** A page has no ending in its address. */
function fileOf(pathname: string): { name: string; ext: string } {
  const ext = extname(pathname)
  if (!ext) return { name: pathname.slice(1), ext: '.html' }
  return { name: pathname.slice(1, -ext.length), ext }
}

function send(response: ServerResponse, extension: string, body: string | Buffer) {
  const type = (types as Readonly<Record<string, string>>)[extension]
  response.setHeader('content-type', type ?? 'application/octet-stream')
  response.end(body)
}
