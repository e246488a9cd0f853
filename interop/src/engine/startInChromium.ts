import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'
import { build, type Rolldown } from 'vite'
import { type Dapp, settle } from './Dapp.js'
import type { HostedEngine, hostEngine } from './hostEngine.js'

type Globals = { hostEngine: typeof hostEngine; hosted: HostedEngine }

export type Chromium = {
  /** A page in a context of its own. */
  open(relayUrl: string): Promise<Dapp & { strangers(): readonly string[] }>
  stop(): Promise<void>
}

/** A browser, and a page with our engine on an origin of its own. */
export async function startChromium(): Promise<Chromium> {
  const files = await bundle()
  const server = createServer(({ url = '/' }, response) => {
    const code = files.get(url)
    response.setHeader('content-type', code === undefined ? 'text/html' : 'text/javascript')
    response.end(
      code ?? '<!doctype html><title>Page</title><script type="module" src="/page.js"></script>',
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  return {
    open: (relayUrl) => open(browser, origin, relayUrl),
    async stop() {
      await browser.close()
      server.close()
      server.closeAllConnections()
    },
  }
}

async function open(browser: Browser, origin: string, relayUrl: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const strangers: string[] = []
  const failures: Error[] = []
  page.on('pageerror', (error) => failures.push(error))
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) strangers.push(request.url())
  })
  page.on('websocket', (socket) => {
    if (!socket.url().startsWith(relayUrl)) strangers.push(socket.url())
  })
  const enter = async () => {
    await page.goto(origin)
    await page.waitForFunction(() => 'hostEngine' in globalThis)
    await page.evaluate(async (url) => {
      const globals = globalThis as unknown as Globals
      globals.hosted = await globals.hostEngine(url)
    }, relayUrl)
  }
  await enter()
  const dapp: Dapp = {
    async call(name, ...[argument]) {
      const outcome = await page.evaluate(
        ([name, argument]) => (globalThis as unknown as Globals).hosted.call(name, argument),
        [name, argument] as [string, unknown],
      )
      return settle<never>(outcome)
    },
    next: (event) =>
      page.evaluate(
        (event) => (globalThis as unknown as Globals).hosted.next(event),
        event,
      ) as Promise<never>,
    async leave() {
      await page.goto('about:blank')
    },
    enter,
    async stop() {
      await context.close()
      if (failures.length > 0) throw failures[0]
    },
  }
  return { ...dapp, strangers: () => strangers }
}

/** The page's scripts by their paths. */
async function bundle(): Promise<ReadonlyMap<string, string>> {
  const { output } = (await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: {
        input: { page: fileURLToPath(new URL('./page.ts', import.meta.url)) },
        output: { entryFileNames: '[name].js' },
      },
    },
  })) as Rolldown.RolldownOutput
  return new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[`/${file.fileName}`, file.code]] : [])),
  )
}
