import type { InstallConfig } from '../install.js'
import { installScript } from './installScript.js'

/** The part of a Playwright `Page` or `BrowserContext` that is used. */
export type ScriptTarget = { addInitScript(script: { content: string }): Promise<unknown> }

/** Every page that opens in `target` from now on has these wallets. Works under any CSP. */
export async function installWallets(target: ScriptTarget, config: InstallConfig): Promise<void> {
  await target.addInitScript({ content: await installScript(config) })
}
