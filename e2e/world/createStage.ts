import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { expect } from 'vitest'
import { browserOfWorker } from './browserOfWorker.js'
import { createPocket, type Pocket } from './createPocket.js'
import { createVisit, type Visit } from './createVisit.js'
import { type Guard, guard } from './guard.js'
import { installWanted, type WantedWallets } from './installWanted.js'
import { type Place, placeOfRun } from './placeOfRun.js'
import { desktop, still } from './screens.js'

export type Stage = {
  /** Where it stands. */
  readonly place: Place
  /** A page with wallets in it, in a browser of its own or in the tab beside another visit's. */
  visit(path?: string, options?: VisitOptions): Promise<Visit>
  /** The wallet on a phone, in a browser of its own or in the one of another visit. */
  pocket(options?: Pick<VisitOptions, 'context' | 'beside'>): Promise<Pocket>
  end(): Promise<void>
}

export type VisitOptions = WantedWallets & {
  /** Added to the context: the size of the screen, reduced motion and so on. */
  context?: BrowserContextOptions
  /** The browser of this visit is used: a second tab. Or one that a test opened itself. */
  beside?: Pick<Visit, 'context' | 'watch'>
  /** Runs in every page before anything else does. */
  first?: () => void
  /** Faults that the test is about. */
  forgive?: RegExp
  /** Origins beside those of the world that may be asked. */
  others?: readonly string[]
  /** Another browser than that of the worker. */
  browser?: Browser
}

/** What one test plays on, by default for users who prefer less motion. At its end nothing may have been amiss. */
export function createStage(
  place: Place = placeOfRun(),
  motion: Pick<BrowserContextOptions, 'reducedMotion'> = still,
): Stage {
  const { url, world } = place
  const opened: { context: BrowserContext; watch: Guard; forgive: RegExp | undefined }[] = []

  const open = async (options: VisitOptions) => {
    const { context: more, first, forgive, others: allowed = [] } = options
    const browser = options.browser ?? (await browserOfWorker())
    const context = await browser.newContext({ ...desktop, ...motion, ...more })
    // How long what must come may take: a loaded machine is no fault, and no test waits for what may not come.
    context.setDefaultTimeout(40_000)
    const { chains, solana } = world
    const nodes = [...chains, ...(solana ? [solana] : [])].map(({ rpcUrl }) => rpcUrl)
    const watch = await guard(context, {
      url,
      others: [
        ...[world.server, world.pocket, world.wallet, world.guard].flatMap(own),
        ...[...nodes, ...(world.bitcoin ? [world.bitcoin.esploraUrl] : []), ...allowed],
      ],
    })
    opened.push({ context, watch, forgive })
    if (first) await context.addInitScript(first)
    // A browser lists 250 files of a page, and pages that are built from sources have more.
    await context.addInitScript(() => performance.setResourceTimingBufferSize(2_000))
    await installWanted(context, options, world)
    return { context, watch }
  }

  return {
    place,
    async visit(path = '/', options = {}) {
      const { context, watch } = options.beside ?? (await open(options))
      const page = await context.newPage()
      await page.goto(address(path, url))
      return createVisit({ page, context, watch })
    },
    async pocket(options = {}) {
      const { context } = options.beside ?? (await open({ wallets: [], ...options }))
      const page = await context.newPage()
      await page.goto(world.pocket?.url ?? '')
      return createPocket({ page, context })
    },
    async end() {
      const found = opened.flatMap(({ watch, forgive }) =>
        watch.faults().filter((fault) => !forgive?.test(fault)),
      )
      for (const { context } of opened) await context.close()
      expect(found, 'faults that no test may cause').toEqual([])
    },
  }
}

const own = (service: { url: string } | undefined) => (service ? [service.url] : [])

/** The demo brings no wallets of its own: the test has installed some. Nor the embedded one, unless it is asked for. */
function address(path: string, base: string): string {
  const url = new URL(path, base)
  url.searchParams.set('wallets', 'none')
  for (const name of ['pocket', 'embedded'])
    if (!url.searchParams.has(name)) url.searchParams.set(name, 'none')
  return url.href
}
