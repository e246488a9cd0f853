import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compiler } from './compiler.mjs'
import { link, unpack } from './host.mjs'
import { installReact18 } from './install.mjs'
import { launchPages } from './launchPages.mjs'
import { construct } from './quickstarts/construct.mjs'
import { readQuickstarts } from './quickstarts/readQuickstarts.mjs'
import { walk } from './quickstarts/walk.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'

const tsconfig = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    jsx: 'react-jsx',
    types: [],
  },
  include: ['src', 'app'],
}
/** What the quickstarts install beside Foyer's packages and their peers. */
const installed = ['@types', 'typescript', 'wagmi', '@tanstack/react-query']
const react18 = join(root, 'scripts/quickstarts/react18/node_modules')

/**
 * Makes each page of `docs/quickstart.md` in a folder of its own outside the repository, from the code that stands there and the packed
 * packages: compiled, built for production, opened in a browser under the policy that the document names, and connected to a wallet.
 * Returns what went wrong.
 */
export async function quickstarts(folder, tarballs) {
  const { pages, policy } = readQuickstarts(
    await readFile(join(root, 'docs/quickstart.md'), 'utf8'),
  )
  await installReact18()
  const chrome = await launchPages()
  const complaints = []
  try {
    for (const { title, files } of pages) {
      const app = join(folder, title.replace(/\W+/g, '-').toLowerCase())
      const found = await attempt(app, { title, files, tarballs, policy, chrome })
      complaints.push(...found.map((text) => `quickstart ${title}: ${text}`))
    }
  } finally {
    await chrome.close()
  }
  return complaints
}

async function attempt(app, { title, files, tarballs, policy, chrome }) {
  try {
    await lay(app, { title, files, tarballs })
    const dist = await construct(app, files)
    const { installScript } = await import(entryOf(app, '@foyer/testing/playwright'))
    const chains = [{ id: 1, rpcUrl: 'https://your-node.example' }]
    const wallets = await installScript({ chains, wallets: ['kestrel'] })
    return await walk(chrome, { dist, policy, wallets })
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

async function lay(app, { title, files, tarballs }) {
  const modules = join(app, 'node_modules')
  // Before what the packages link as their peers.
  const old = title.startsWith('React 18') ? ['react', 'react-dom'] : []
  for (const name of old) await link(name, modules, react18)
  for (const tarball of tarballs) await unpack(tarball, app)
  for (const name of installed) await link(name, modules)
  await put(join(app, 'package.json'), '{ "type": "module", "private": true }\n')
  await put(join(app, 'tsconfig.json'), JSON.stringify(tsconfig))
  for (const [path, code] of Object.entries(files)) await put(join(app, path), code)
  const compiled = await run([process.execPath, compiler, '-p', '.'], {
    cwd: app,
    timeoutMs: 120_000,
  })
  if (compiled.code !== 0) throw new Error(compiled.output)
}

/** Where a package leads, seen from the page's project. */
function entryOf(app, name) {
  return pathToFileURL(createRequire(join(app, 'package.json')).resolve(name)).href
}

async function put(path, text) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}
