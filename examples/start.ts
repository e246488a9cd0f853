import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { examples } from './examples.js'
import { serveExample } from './serve/serveExample.js'

/** `npm start -w examples -- cookie`: builds the pages, starts one example and says where it is. */
const [name = 'cookie'] = process.argv.slice(2)
const load = examples[name]
if (!load)
  throw new Error(`There is no such example. There are: ${Object.keys(examples).join(', ')}`)
const dist = await mkdtemp(join(tmpdir(), 'foyer-example-'))
await build({
  configFile: join(import.meta.dirname, 'vite.config.ts'),
  logLevel: 'warn',
  build: { outDir: dist, emptyOutDir: false },
})
const { url, stop } = await serveExample({ name, dist, create: await load(), port: 3100 })
console.log(`${name}: ${url}`)
process.once('SIGINT', async () => {
  await stop()
  await rm(dist, { recursive: true, force: true })
})
