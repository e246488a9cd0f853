import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundlersOf, networksOf, type SandboxChains } from 'sandbox'
import { readConfig, startServer } from 'server'
import type { WalletEnvironment } from '../WalletEnvironment.js'
import { post } from './createTestWorld.js'

/**
 * The real server over the sandbox's chains, and its bundler as the wallet asks it.
 *
 * @param change settings in place of those of the sandbox, of which it gets the defaults
 */
export async function startTestServer(
  { world }: Pick<SandboxChains, 'world'>,
  change: Readonly<Record<string, string>> = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-wallet-'))
  const settings = { ...(await bundlersOf(world, folder)), ...change }
  const server = await startServer(
    readConfig({
      FOYER_SERVER_PORT: '0',
      FOYER_DATA: join(folder, 'data'),
      FOYER_LOG_LEVEL: 'error',
      FOYER_LOCAL_PROJECTS: 'shop',
      FOYER_NETWORKS: JSON.stringify(networksOf(world)),
      FOYER_DRAIN_MS: '100',
      ...settings,
    }),
  )
  const bundlerUrl = (network: string) =>
    `${server.url}/v1/bundler?chainId=${network}&projectId=shop`
  const bundler: WalletEnvironment['bundler'] = (network, method, params) =>
    post(bundlerUrl(network), method, params)
  return {
    bundler,
    bundlerUrl,
    settings,
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
