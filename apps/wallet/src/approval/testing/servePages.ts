import type { IncomingMessage } from 'node:http'
import { type Places, serveBuilt } from '../../testing/serveBuilt.js'
import type { GalleryWorld } from './gallery.js'

export type Pages = Awaited<ReturnType<typeof servePages>>

/** Builds the pages of the tests, and serves them over a chain that really runs. */
export function servePages({ world, rpcUrl }: servePages.Parameters) {
  return serveBuilt({
    ...{ folder: import.meta.dirname, framed: ['frame'], alone: ['approve'] },
    async answer({ url: { pathname, searchParams }, request, response, places }) {
      if (pathname === '/host') {
        const coop = searchParams.get('coop')
        if (coop) response.setHeader('cross-origin-opener-policy', coop)
        return { type: '.html', body: hostPage(places, searchParams) }
      }
      if (pathname === '/world.json') return { type: '.json', body: JSON.stringify(world) }
      if (pathname !== '/rpc') return undefined
      const isKnown = searchParams.get('network') === `eip155:${world.chainId}`
      return { type: '.json', body: isKnown ? await relay(rpcUrl, request) : noNode }
    },
  })
}

export declare namespace servePages {
  type Parameters = {
    world: GalleryWorld
    /** The node of its chain. */
    rpcUrl: string
  }
}

const noNode = JSON.stringify({
  ...{ jsonrpc: '2.0', id: 1 },
  error: { code: -32_601, message: 'No node' },
})

async function relay(rpcUrl: string, request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const headers = { 'content-type': 'application/json' }
  const found = await fetch(rpcUrl, { method: 'POST', headers, body: Buffer.concat(parts) })
  return found.text()
}

function hostPage({ wallet, host }: Places, query: URLSearchParams): string {
  const src = `${wallet}/frame?origin=${encodeURIComponent(host)}&locale=${query.get('locale') ?? 'en'}&theme=${query.get('theme')}${query.has('lost') ? `&lost=${query.get('lost')}` : ''}`
  return `<!doctype html><html lang="en"><title>Host</title><body style="margin:0"><iframe id="wallet" title="Wallet" allow="${query.get('allow') ?? ''}" style="position:fixed;inset:0 auto auto 0;width:360px;height:600px;border:0" src="${src}"></iframe></body></html>`
}
