import { type Browser, chromium } from 'playwright-core'
import { startChains } from 'sandbox'
import { worldOf } from './gallery.js'
import { type Pages, servePages } from './servePages.js'

/** The wallet's screens beside a page that asks, over a real chain, and a browser to look at them. */
export async function startPages(): Promise<{
  pages: Pages
  browser: Browser
  stop(): Promise<void>
}> {
  const sandbox = await startChains({ count: 1 })
  const { accounts, chains } = sandbox.world
  const [chain] = chains
  if (!chain) throw new Error('The sandbox has no chain')
  const pages = await servePages({ world: worldOf(accounts, chain), rpcUrl: chain.rpcUrl })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-features=HttpsUpgrades,MediaRouter,PaintHolding'],
  })
  return {
    pages,
    browser,
    async stop() {
      await browser.close()
      await pages.stop()
      await sandbox.stop()
    },
  }
}
