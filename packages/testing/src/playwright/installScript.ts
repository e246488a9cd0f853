import { lazy } from '@foyer/protocol'
import type { InstallConfig } from '../install.js'
import { bundlePage } from './bundlePage.js'

/** The same for every page, as imported code is. */
const loadBundle = lazy(bundlePage)

/**
 * The source of a classic script that puts wallets into a page before the page's own scripts run.
 *
 *     await context.addInitScript({ content: await installScript({ chains }) })
 */
export async function installScript(config: InstallConfig): Promise<string> {
  return `(() => {${await loadBundle()}\n;foyerTesting.install(${JSON.stringify(config)})})()`
}
