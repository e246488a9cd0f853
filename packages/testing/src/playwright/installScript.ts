import type { InstallConfig } from '../install.js'
import { bundlePage } from './bundlePage.js'

let bundled: Promise<string> | undefined

/**
 * The source of a classic script that puts wallets into a page before the page's own scripts run.
 *
 *     await context.addInitScript({ content: await installScript({ chains }) })
 */
export async function installScript(config: InstallConfig): Promise<string> {
  bundled ??= bundlePage()
  return `(() => {${await bundled}\n;foyerTesting.install(${JSON.stringify(config)})})()`
}
