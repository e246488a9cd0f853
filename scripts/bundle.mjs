import { readFileSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { build } from 'vite'
import { browserFiles, entries } from './packages.mjs'

/**
 * Builds what a page loads of the screen by itself. Vite only because of the style sheets: each becomes a minified string in a
 * module of its own. Modules stay apart, so that a host's bundler drops what it does not use. What arrives when it is needed is built by
 * `publishLate`.
 */
export async function bundle({ folder, manifest }) {
  const files = entries({ folder, manifest }).map(([, file]) => file)
  // Hooks and context: a framework with server components has to keep these entries on the client.
  const unmarked = files.filter((file) => !/^['"]use client['"]/.test(readFileSync(file, 'utf8')))
  await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      cssMinify: true,
      modulePreload: false,
      lib: { entry: [...files, ...browserFiles({ folder, manifest })], formats: ['es'] },
      rolldownOptions: {
        // As it is written: the file is put there.
        makeAbsoluteExternalsRelative: false,
        external: (id) =>
          id.endsWith('/opening.js') ||
          (!id.startsWith('.') && !isAbsolute(id) && !id.startsWith('\0')),
        output: {
          preserveModules: true,
          preserveModulesRoot: 'src',
          entryFileNames: ({ facadeModuleId }) =>
            facadeModuleId?.includes('.css') ? '[name].css.js' : '[name].js',
          banner: ({ facadeModuleId }) =>
            unmarked.includes(facadeModuleId ?? '') ? "'use client'" : '',
        },
        // It is preserved: the import test of the packed files asks for it.
        onLog: (level, log, handle) =>
          log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : handle(level, log),
      },
    },
  })
}
