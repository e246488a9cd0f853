import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

/** Bytes over the wire that pairing fetches, beyond what a page has that can throw our errors. */
const gzipMax = 32_500

const engine = fileURLToPath(new URL('createPairingEngine.ts', import.meta.url))
const page: Plugin = {
  name: 'page',
  resolveId: (id) => (id === 'page' ? '\0page' : undefined),
  load: (id) =>
    id === '\0page'
      ? `import { FoyerError } from '@foyer/protocol'
         globalThis.fail = () => new FoyerError('client_destroyed')
         globalThis.pair = () => import('${engine}')`
      : undefined,
}

test('the engine stays small, and brings a curve library and sign-in only when they are needed', async () => {
  const built = (await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    logLevel: 'silent',
    plugins: [page],
    build: {
      ...{ write: false, minify: true, target: 'es2022' },
      // A hash in the name of another chunk would change the weight by a byte or two.
      rolldownOptions: {
        input: 'page',
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  })) as Rolldown.RolldownOutput
  const chunks = built.output.filter((part) => part.type === 'chunk')
  const fetched = new Set(chunks.filter(({ facadeModuleId }) => facadeModuleId === engine))
  expect(fetched.size).toBeLessThanOrEqual(gzipMax)
  for (const { imports } of fetched)
    for (const chunk of chunks)
      if (!chunk.isEntry && imports.includes(chunk.fileName)) fetched.add(chunk)
  const modules = [...fetched].flatMap((chunk) => chunk.moduleIds)
  expect(modules.some((id) => id.includes('chacha'))).toBe(true)
  expect(modules.filter((id) => /edwards|\/siwx\//.test(id))).toEqual([])
  const bytes = [...fetched].map(({ code }) => gzipSync(code, { level: 9 }).length)
  const total = bytes.reduce((sum, size) => sum + size, 0)
  expect(total).toBeGreaterThan(20_000)
  expect(total).toBeLessThanOrEqual(gzipMax)
}, 180_000)
