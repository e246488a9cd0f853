import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire, isBuiltin } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { build } from 'vite'
import { packages } from './packages.mjs'
import { repositoryOf } from './repository.mjs'
import { root } from './root.mjs'

/** What the built server finds beside itself, in the places that it has in the repository. */
const beside = [
  'apps/server/migrations',
  'apps/server/guard-migrations',
  'apps/server/relay-migrations',
  'packages/directory/data',
  'packages/directory/NOTICE',
  'packages/directory/LICENSE-APACHE',
]
/** What is run as it stands, in threads and processes of its own. */
const asTheyStand = [
  'database/makeCluster.mjs',
  'database/worker.mjs',
  'services/images/decoder.mjs',
]
const server = join(root, 'apps/server')

/**
 * Lays out `@foyer/server` in a folder, as it is published, and returns the folder: the server, the guard, the administration and the pages
 * of the wallet, built, and what they read. Of packages of others it names those that the built files import, at their installed versions.
 */
export async function stageServer(into) {
  const staged = join(into, 'server')
  const built = await buildServer()
  const loose = await closureOf(asTheyStand.map((file) => join(server, 'src', file)))
  for (const { fileName, code, source } of built)
    await put(join(staged, 'apps/server/dist', fileName), code ?? source)
  for (const [file, code] of loose) await put(join(staged, relative(root, file)), code)
  for (const path of beside) await cp(join(root, path), join(staged, path), { recursive: true })
  await buildWallet(join(staged, 'apps/wallet/dist'))
  for (const file of ['LICENSE', 'NOTICE.md']) await cp(join(root, file), join(staged, file))
  await cp(join(server, 'README.md'), join(staged, 'README.md'))
  const own = new Set(built.map(({ fileName }) => fileName))
  const imports = [
    ...built.flatMap(({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports]),
    ...[...loose.values()].flatMap(foreignIn),
  ].filter((name) => !own.has(name))
  await put(join(staged, 'package.json'), `${JSON.stringify(await manifest(imports), null, 2)}\n`)
  return staged
}

async function buildServer() {
  const made = await build({
    root: server,
    configFile: join(server, 'vite.config.ts'),
    logLevel: 'error',
    build: { write: false },
  })
  return made.output
}

function buildWallet(outDir) {
  // What is built depends on it, whoever runs this.
  process.env.NODE_ENV = 'production'
  const wallet = join(root, 'apps/wallet')
  const configFile = join(wallet, 'vite.config.ts')
  return build({
    root: wallet,
    configFile,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  })
}

/** The files and those beside them that they import, by their path. */
async function closureOf(files) {
  const found = new Map()
  for (const file of files) {
    const code = await readFile(file, 'utf8')
    found.set(file, code)
    const next = specifiersIn(code).filter((name) => name.startsWith('.'))
    for (const [path, text] of await closureOf(next.map((name) => join(dirname(file), name))))
      found.set(path, text)
  }
  return found
}

function foreignIn(code) {
  return specifiersIn(code).filter((name) => !/^[./]/.test(name))
}

function specifiersIn(code) {
  return [...code.matchAll(/(?:from |import |import\(|resolve\()'([^']+)'/g)].map(
    ([, name]) => name,
  )
}

async function manifest(imports) {
  const [{ manifest }] = packages
  const { engines } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const names = imports.filter((name) => !isBuiltin(name)).map(packageOf)
  const dependencies = [...new Set(names)].sort().map((name) => [name, versionOf(name)])
  return {
    name: '@foyer/server',
    version: manifest.version,
    description:
      'The server that a host runs for Foyer: projects, wallets, calls of chains, the relay and the embedded wallet.',
    license: 'MIT',
    repository: repositoryOf('apps/server'),
    type: 'module',
    bin: { 'foyer-server': 'apps/server/dist/bin.js' },
    engines,
    publishConfig: { access: 'public' },
    dependencies: Object.fromEntries(dependencies),
  }
}

function packageOf(name) {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
}

/** The version that the server has here. Those of dependencies of dependencies are found from them. */
function versionOf(name) {
  const require = createRequire(join(server, 'package.json'))
  for (const folder of require.resolve.paths(name)) {
    try {
      return require(join(folder, name, 'package.json')).version
    } catch {
      // It stands further up.
    }
  }
  throw new Error(`${name} is imported by the built server and installed nowhere`)
}

async function put(path, text) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}
