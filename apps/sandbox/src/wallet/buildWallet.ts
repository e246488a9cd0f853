import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { buildStale } from '../demo/buildStale.js'

const wallet = fileURLToPath(new URL('../../../wallet/', import.meta.url))
const dist = join(wallet, 'dist')

/** Builds the embedded wallet when it was never built or its sources are newer. Returns the folder to serve. */
export async function buildWallet(): Promise<string> {
  await buildStale({
    made: join(dist, 'index.html'),
    sources: ['apps/wallet', 'packages/protocol/src', 'packages/react/src'],
    async build() {
      const found = createRequire(import.meta.url).resolve('vite/package.json')
      const vite = join(found, '../bin/vite.js')
      // A process of its own: a test runner's kind of environment must not get into what is built, which has a digest to keep to.
      await promisify(execFile)(process.execPath, [vite, 'build', wallet, '--logLevel', 'error'], {
        env: { ...process.env, NODE_ENV: 'production' },
      })
    },
  })
  return dist
}
