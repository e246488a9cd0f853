import { copyFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { root } from '../root.mjs'

const require = createRequire(join(root, 'scripts/bundlers/package.json'))

/** Builds the host in `app` into `out` for production, with each bundler as it comes: without a setting that groups or splits files. */
export const bundlers = {
  async vite(app, out) {
    await build({
      root: app,
      configFile: false,
      logLevel: 'error',
      build: { outDir: out, emptyOutDir: true },
    })
  },

  async esbuild(app, out) {
    await require('esbuild').build({
      absWorkingDir: app,
      entryPoints: ['main.js'],
      outdir: out,
      bundle: true,
      splitting: true,
      format: 'esm',
      minify: true,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
    })
    await copyFile(join(app, 'index.html'), join(out, 'index.html'))
  },

  webpack: (app, out) => pack(require('webpack'), app, out),

  async rspack(app, out) {
    const { rspack } = await import(pathToFileURL(require.resolve('@rspack/core')))
    await pack(rspack, app, out)
  },

  async parcel(app, out) {
    const { Parcel } = require('@parcel/core')
    const parcel = new Parcel({
      entries: join(app, 'index.html'),
      defaultConfig: require.resolve('@parcel/config-default'),
      mode: 'production',
      shouldDisableCache: true,
      cacheDir: join(app, 'cache'),
      env: { NODE_ENV: 'production' },
      defaultTargetOptions: {
        distDir: out,
        publicUrl: '/',
        sourceMaps: false,
        engines: { browsers: ['last 1 Chrome version'] },
      },
    })
    await parcel.run()
  },
}

/** Webpack, and Rspack, which has the same interface. */
async function pack(bundler, context, path) {
  const compiler = bundler({
    context,
    mode: 'production',
    entry: './main.js',
    output: { path, filename: 'main.js', publicPath: '/' },
    performance: false,
  })
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, done) => (error ? reject(error) : resolve(done)))
  })
  await new Promise((resolve) => compiler.close(resolve))
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'))
  await copyFile(join(context, 'index.html'), join(path, 'index.html'))
}
