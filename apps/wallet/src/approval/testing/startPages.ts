import type { Browser } from 'playwright-core'
import { startBrowser } from '../../testing/startBrowser.js'
import { worldOf } from './gallery.js'
import { type Pages, servePages } from './servePages.js'

type Accounts = Parameters<typeof worldOf>[0]
type Chain = Parameters<typeof worldOf>[1] & { readonly rpcUrl: string }

/** The wallet's screens beside a page that asks, over a real chain, and a browser to look at them. */
export async function startPages({ accounts, chains }: startPages.Parameters): Promise<{
  pages: Pages
  browser: Browser
  stop(): Promise<void>
}> {
  const [chain] = chains
  if (!chain) throw new Error('The sandbox has no chain')
  const pages = await servePages({ world: worldOf(accounts, chain), rpcUrl: chain.rpcUrl })
  const browser = await startBrowser()
  return {
    pages,
    browser,
    async stop() {
      await browser.close()
      await pages.stop()
    },
  }
}

export declare namespace startPages {
  /** What the sandbox says of itself. */
  type Parameters = { accounts: Accounts; chains: readonly Chain[] }
}
