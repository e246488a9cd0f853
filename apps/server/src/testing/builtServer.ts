import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The programs as operators run them: files to start Node with. */
export type BuiltServer = { readonly bin: string; readonly main: string; readonly guard: string }

let built: Promise<BuiltServer> | undefined

/** Builds the programs from the sources as they are, once for the tests of a process, and removes them with it. */
export function builtServer(): Promise<BuiltServer> {
  built ??= make()
  return built
}

async function make(): Promise<BuiltServer> {
  await mkdir(join(root, 'dist'), { recursive: true })
  // Inside the server, from where its packages are found.
  const folder = mkdtempSync(join(root, 'dist/test-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder },
  })
  return {
    bin: join(folder, 'bin.js'),
    main: join(folder, 'main.js'),
    guard: join(folder, 'guard.js'),
  }
}
