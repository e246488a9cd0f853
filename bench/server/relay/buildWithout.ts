import { join } from 'node:path'
import { build } from 'vite'
import { serverFolder } from '../buildServer.js'

/** Own parts of the relay, each with the module that stands for it when a library or the store does its work. */
const replaced = {
  journal: {
    file: 'createJournaledRelayStore.ts',
    code: 'export const createJournaledRelayStore = ({ rows }) => rows',
  },
} as const

export type OwnPart = keyof typeof replaced

export const ownParts = Object.keys(replaced) as readonly OwnPart[]

/**
 * Builds the server as operators do, but for one part.
 *
 * @returns its program
 */
export async function buildWithout(part: OwnPart): Promise<string> {
  const { file, code } = replaced[part]
  const path = join(serverFolder, 'src/relay', file)
  // Below the server's packages, which it finds from there.
  const outDir = join(serverFolder, 'node_modules/.cache', `bench-${file.replace('.ts', '')}`)
  let isReplaced = false
  const plugin = {
    name: 'replaced-part',
    enforce: 'pre' as const,
    load(id: string) {
      if (id !== path) return undefined
      isReplaced = true
      return code
    },
  }
  await build({
    configFile: join(serverFolder, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir },
    plugins: [plugin],
  })
  if (!isReplaced) throw new Error(`The server is built without ${path} anyway.`)
  return join(outDir, 'main.js')
}
