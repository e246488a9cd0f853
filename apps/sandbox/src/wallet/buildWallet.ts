import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildStale } from '../demo/buildStale.js'

const wallet = fileURLToPath(new URL('../../../wallet/', import.meta.url))
const dist = join(wallet, 'dist')

/** Builds the embedded wallet when it was never built or its sources are newer. Returns the folder to serve. */
export async function buildWallet(): Promise<string> {
  await buildStale({
    dist,
    sources: ['apps/wallet', 'packages/protocol/src', 'packages/react/src'],
    async build() {
      const { build } = await import('vite')
      await build({ root: wallet, configFile: join(wallet, 'vite.config.ts'), logLevel: 'error' })
    },
  })
  return dist
}
