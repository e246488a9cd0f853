import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPeers } from './install.mjs'
import { launchPages } from './launchPages.mjs'
import { layLine, lines, tryLine } from './peers/lines.mjs'
import { buildPage, openPage, pages } from './peers/pages.mjs'
import { startNode } from './peers/startNode.mjs'

const policy = "default-src 'self'; img-src 'self' data: blob:"

/**
 * Uses the packed packages as hosts with other peers do: compiled and visited with the lowest and the newest versions that the adapter
 * serves, and built and opened without a peer, which has to end in the line that adds it. Returns what went wrong.
 */
export async function peers(folder, tarballs) {
  await installPeers()
  const apps = lines.map((line) => join(folder, line))
  for (const [index, app] of apps.entries()) await layLine(app, lines[index], tarballs)
  const nodes = []
  try {
    for (const id of [31337, 31338]) nodes.push(await startNode(id))
    const urls = nodes.map(({ url }) => url)
    const found = await Promise.all([
      ...apps.map((app, index) =>
        attempt(`peers ${lines[index]}`, () => tryLine(app, lines[index], urls)),
      ),
      lacking(join(folder, 'lacking'), tarballs, apps[0]),
    ])
    return found.flat()
  } finally {
    await Promise.all(nodes.map(({ stop }) => stop()))
  }
}

/** What went wrong with the pages that lack a peer; the wallets come from a project that has all. */
async function lacking(folder, tarballs, whole) {
  const { resolve } = createRequire(join(whole, 'package.json'))
  const { installScript } = await import(pathToFileURL(resolve('@foyer/testing/playwright')))
  const chains = [{ id: 1, rpcUrl: 'https://your-node.example' }]
  const wallets = await installScript({ chains, wallets: ['kestrel'] })
  const chrome = await launchPages()
  const found = []
  try {
    for (const [index, page] of pages.entries())
      found.push(
        ...(await attempt(`page with ${page.title}`, async () => {
          const dist = await buildPage(join(folder, String(index)), page, tarballs)
          await openPage(chrome, { dist, policy, wallets, ...page })
          return []
        })),
      )
  } finally {
    await chrome.close()
  }
  return found
}

async function attempt(what, run) {
  try {
    return (await run()).map((text) => `${what}:\n${text}`)
  } catch (error) {
    return [`${what}: ${error instanceof Error ? error.message : String(error)}`]
  }
}
