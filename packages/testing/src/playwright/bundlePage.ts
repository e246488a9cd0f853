import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const built = new URL('../page.iife.js', import.meta.url)
const source = new URL('../exports/index.ts', import.meta.url)

/** The kit as one classic script that leaves `foyerTesting` behind. */
export async function bundlePage(): Promise<string> {
  try {
    return await readFile(built, 'utf8')
  } catch {
    return bundleSource()
  }
}

/** In the kit's own repository nothing is built beforehand. */
async function bundleSource(): Promise<string> {
  const { build } = await import('vite')
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: fileURLToPath(source), formats: ['iife'], name: 'foyerTesting' },
    },
  })
  const [first] = Array.isArray(result) ? result : [result]
  const [chunk] = first && 'output' in first ? first.output : []
  if (chunk?.type === 'chunk') return chunk.code
  throw new Error('The wallets could not be bundled: no script came out.')
}
