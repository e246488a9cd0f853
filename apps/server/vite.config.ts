import { join, relative, resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

/** Packages of hundreds of small files, all read at a start: that took a third of it. */
const manyFiles =
  /^(viem|ox|abitype|@noble|@scure|@farcaster|valibot|@valibot|hono|@hono|drizzle-orm|jose)(\/|$)/

const programs = { bin: 'bin', main: 'main', guard: 'guardMain', admin: 'admin' }

/**
 * The server, the guard and the administration, a file each and what they share: they start in a third of the time and need 100 MB
 * less than from their sources, file by file. Packages of others stay where they were installed, but for those of many files.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [ownPlace()],
  ssr: { noExternal: [/^@foyer\//, manyFiles] },
  build: {
    ssr: true,
    target: 'node20',
    // Of the packages that are built in.
    license: { fileName: 'licences.md' },
    // One program may run while another is built.
    emptyOutDir: false,
    rolldownOptions: {
      input: Object.fromEntries(
        Object.entries(programs).map(([name, file]) => [
          name,
          join(import.meta.dirname, `src/${file}.ts`),
        ]),
      ),
      // All beside one another: the way to what is read at run time is the same from each.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})

/** What a source finds beside itself (migrations, data, workers) is found from the built file too. */
function ownPlace(): Plugin {
  let into = ''
  return {
    name: 'own-place',
    enforce: 'pre',
    configResolved: ({ root, build }) => {
      into = resolve(root, build.outDir)
    },
    transform: {
      filter: { code: 'import.meta.url' },
      handler(code, id) {
        const place = JSON.stringify(relative(into, id))
        return code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`)
      },
    },
  }
}
