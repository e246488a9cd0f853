import { join } from 'node:path'
import { build } from 'vite'
import { root } from '../root.mjs'

/** Builds sources of ours into chunks that are returned and not written. Vite only because of the style sheets, which become strings. */
export async function buildGraph({ input, external, plugins = [], output = {}, license, define }) {
  const [{ output: chunks }] = await build({
    root: join(root, 'packages/react'),
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    plugins,
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      cssMinify: true,
      modulePreload: false,
      license,
      lib: { entry: input, formats: ['es'] },
      rolldownOptions: {
        external,
        // The marks of client components stand in what a page loads by itself.
        onLog: (level, log, handle) =>
          log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : handle(level, log),
        preserveEntrySignatures: 'allow-extension',
        output: {
          chunkFileNames: '[name].js',
          entryFileNames: '[name].js',
          minifyInternalExports: false,
          ...output,
        },
      },
    },
  })
  return license ? chunks : chunks.filter(({ type }) => type === 'chunk')
}

/** Whether an import leads to code of this repository. The directory is data, and a package of its own. */
export function isOurs(name) {
  return /^([./\0]|@foyer[/])/.test(name) && name !== '@foyer/directory'
}
