import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundlers } from './bundlers/bundlers.mjs'
import { countRequests } from './bundlers/countRequests.mjs'
import { identities } from './bundlers/identities.mjs'
import { layHost } from './bundlers/layHost.mjs'
import { next, writtenMark } from './bundlers/next.mjs'
import { openMissed } from './bundlers/openMissed.mjs'
import { openRefused } from './bundlers/openRefused.mjs'
import { tour } from './bundlers/tour.mjs'
import { installBundlers, installNext } from './install.mjs'
import { launchPages } from './launchPages.mjs'
import { packAll } from './packAll.mjs'
import { root } from './root.mjs'

/**
 * Builds a host's page from the packed packages with each of the bundlers that hosts use, and opens it in a browser: the press requests one
 * script until the wallets are listed, and one of the screens after that; a wallet connects; neither what checks the options nor what a server
 * alone writes is in the first code. The page that Vite makes is walked through, refuses wrong options, leads on where its files
 * are gone, and holds one copy of what there may be one of. The example of Next.js is built from them too: its server writes the button, and a wallet signs in there.
 * With `--built` the `dist` folders are taken as they are.
 */
const into = await mkdtemp(join(tmpdir(), 'foyer-bundlers-'))
const complaints = []
try {
  await installBundlers()
  await installNext()
  const tarballs = await packAll(into, { built: process.argv.includes('--built') })
  const chrome = await launchPages()
  try {
    for (const name of Object.keys(bundlers)) {
      const found = await attempt(name, chrome, tarballs).catch((error) => [error.message])
      complaints.push(...found.map((text) => `${name}: ${text}`))
    }
    const wallets = await walletsOf(join(into, Object.keys(bundlers)[0]))
    const failed = await next(chrome, { tarballs, wallets }).catch((error) => [error.message])
    complaints.push(...failed.map((text) => `Next.js: ${text}`))
  } finally {
    await chrome.close()
  }
} catch (error) {
  complaints.push(error instanceof Error ? error.message : String(error))
} finally {
  await rm(into, { recursive: true, force: true })
}
for (const complaint of complaints) console.error(complaint)
console.log(`${complaints.length} offences`)
process.exit(complaints.length > 0 ? 1 : 0)

async function attempt(name, chrome, tarballs) {
  const app = join(into, name)
  await layHost(app, tarballs)
  const folder = join(app, 'dist')
  await bundlers[name](app, folder)
  const wallets = await walletsOf(app)
  const { loaded, opening, next, others, errors } = await countRequests(chrome, { folder, wallets })
  const found = [...errors]
  if (opening.length !== 1) found.push(`the opening requests ${opening.length}: ${opening}`)
  for (const script of loaded) {
    const text = await readFile(join(folder, script), 'utf8')
    // What esbuild leaves out of the first code it requests all the same.
    if (name !== 'esbuild' && /There is no such option/.test(text))
      found.push(`${script} comes with the page and checks the options`)
    if (text.includes(writtenMark)) found.push(`${script} writes what a server alone writes`)
  }
  if (next.length !== 1) found.push(`what comes next requests ${next.length}: ${next.join('; ')}`)
  console.log(
    `${name}: ${loaded.length} before the press, ${opening.length} for the opening, ${next.length} for what comes next, ${others.length} for the engine`,
  )
  if (name === 'vite')
    found.push(
      ...(await tour(chrome, { folder, wallets })),
      ...(await openRefused(chrome, { folder, wallets })),
      ...(await openMissed(chrome, { folder, wallets })),
      ...(await doubled(folder)),
    )
  return found
}

/** Compares a page with the same page that is built from sources, where each module is there once. */
async function doubled(folder) {
  const sources = join(into, 'sources')
  const host = join(root, 'scripts/bundlers/host')
  await bundlers.vite(host, sources)
  const [packed, once] = await Promise.all([identities(folder), identities(sources)])
  return packed === once ? [] : [`${packed}; built from sources ${once}`]
}

async function walletsOf(app) {
  const entry = createRequire(join(app, 'package.json')).resolve('@foyer/testing/playwright')
  const { installScript } = await import(pathToFileURL(entry).href)
  const chains = [{ id: 1, rpcUrl: 'https://your-node.example' }]
  return installScript({ chains, wallets: ['kestrel'] })
}
