import { fileURLToPath } from 'node:url'
import { authNamespaces, parseCaipNetworkId } from '@foyer/protocol'
import { type FramePage, framePageName } from '@foyer/protocol/frame'
import type { Context } from 'hono'
import { compress } from 'hono/compress'
import { html as markup } from 'hono/html'
import { HttpError } from '../errors/HttpError.js'
import type { Variables } from '../http/App.js'
import type { WalletApp } from '../login/exports.js'
import type { Project } from '../projects/Project.js'
import type { Services } from '../Services.js'
import { framePolicy } from './framePolicy.js'
import { type BuiltFile, readFiles } from './readFiles.js'

const ownFolder = fileURLToPath(new URL('../../../wallet/dist/', import.meta.url))

type Answering = Context<{ Variables: Variables }>

/** Serves what apps/wallet was built to: the frame's page for each project, the window of approvals, and their files. */
export function walletPages({ hono, services }: WalletApp<Services>): void {
  const { config } = services
  const files = open(config.walletFiles)

  hono.get('/assets/*', (context) => {
    // The name carries a hash of the content.
    context.header('cache-control', 'public, max-age=31536000, immutable')
    return send(context, files().get(context.req.path))
  })
  hono.get('/images/favicon.png', (context) => {
    // Clients show it in pages of other origins.
    context.header('cross-origin-resource-policy', 'cross-origin')
    context.header('cache-control', 'public, max-age=86400')
    return send(context, files().get(context.req.path))
  })
  hono.get('/sdk', compress({ encoding: 'gzip' }), async (context) => {
    const project = await services.projects.find(context.req.query('projectId') ?? '')
    context.header(
      'content-security-policy',
      framePolicy({
        ancestors: project?.allowedOrigins ?? [],
        guardUrl: config.guardUrl,
        page: originOf(context.req.header('referer')),
      }),
    )
    // A page that asks all of its frames to be isolated may have this one.
    context.header('cross-origin-embedder-policy', 'require-corp')
    context.header('cross-origin-resource-policy', 'cross-origin')
    // A window of a step-up is known by where it comes from.
    context.header('referrer-policy', 'strict-origin')
    if (!project) throw new HttpError(404, 'invalid_project', 'There is no such project.')
    context.set('project', project)
    return sendPage(context, files().get('/index.html'), pageOf(project, services))
  })
  // To keep beside a leaving kit: it works from a disk, without this server.
  hono.get('/recover', (context) => {
    context.header('content-disposition', 'attachment; filename="open-leaving-kit.html"')
    context.header('cache-control', 'no-store')
    return send(context, files().get('/recovery.html'))
  })
  hono.get('/licences.md', (context) => send(context, files().get('/licences.md')))
  hono.get('/approve', compress({ encoding: 'gzip' }), (context) => {
    context.header('content-security-policy', framePolicy({ ancestors: [], guardUrl: '' }))
    // The frame that opened it has to reach it, whatever page the frame is in.
    context.header('cross-origin-opener-policy', 'unsafe-none')
    return sendPage(context, files().get('/approve.html'), undefined)
  })
}

/** Read when the first page is asked for, and kept. */
function open(folder: string) {
  let files: ReadonlyMap<string, BuiltFile> | undefined
  return () => {
    try {
      files ??= readFiles(folder || ownFolder)
    } catch {
      const text =
        'The wallet’s pages were not built. Build apps/wallet, or set FOYER_WALLET_FILES.'
      throw new HttpError(503, 'wallet_not_built', text)
    }
    return files
  }
}

/** What a browser says of the page around: no page can say another one, only nothing. */
function originOf(referer = ''): string | undefined {
  return URL.canParse(referer) ? new URL(referer).origin : undefined
}

/** What the page has to know of its project. */
function pageOf({ id, allowedOrigins }: Project, { bundler, chains, config }: Services): FramePage {
  return {
    projectId: id,
    allowedOrigins,
    networks: chains.networks
      .filter(({ id }) => authNamespaces.includes(parseCaipNetworkId(id).namespace))
      .map(({ id: network, name, nativeCurrency, testnet }) => {
        const { name: coin, symbol, decimals } = nativeCurrency
        return { id: network, name, testnet, nativeCurrency: { name: coin, symbol, decimals } }
      }),
    smartNetworks: [...bundler.networks.keys()],
    paymasterNetworks: [...bundler.networks].flatMap(([network, { takesOtherPaymasters }]) =>
      takesOtherPaymasters ? [network] : [],
    ),
    sessionKeys: config.sessionKeys,
    guardUrl: config.guardUrl === '' ? null : config.guardUrl,
  }
}

const place = `<meta name="${framePageName}" content="" />`

function sendPage(context: Answering, file: BuiltFile | undefined, page: FramePage | undefined) {
  const html = new TextDecoder().decode(file?.bytes)
  const meta = markup`<meta name="${framePageName}" content="${page ? JSON.stringify(page) : ''}" />`
  context.header('cache-control', 'no-store')
  return context.html(html.replace(place, () => String(meta)))
}

function send(context: Answering, file: BuiltFile | undefined) {
  if (!file) throw new HttpError(404, 'not_found', 'There is nothing of this name.')
  context.header('content-type', file.type)
  context.header('vary', 'Accept-Encoding')
  if (!/\bgzip\b/.test(context.req.header('accept-encoding') ?? '')) return context.body(file.bytes)
  context.header('content-encoding', 'gzip')
  return context.body(file.gzip)
}
