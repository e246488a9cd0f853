import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { run } from '../run.mjs'
import { notice } from './notice.mjs'
import { sources } from './sources.mjs'

const folder = join(root, 'packages/directory')
const format = 1

/** Writes the data package: wallets, networks, pictures, the small index, the notice and the licence. */
export async function write({ wallets, networks, icons, licence }) {
  const pictures = join(folder, 'data/icons')
  await rm(pictures, { recursive: true, force: true })
  await mkdir(pictures, { recursive: true })
  for (const [hash, { type, bytes }] of icons)
    await writeFile(join(pictures, `${hash}.${type}`), bytes)

  const entries = wallets.map((wallet, index) => inOrder(wallet, index + 1))
  const json = [
    ['data/wallets.json', { format, sources: described(), wallets: entries }],
    ['data/networks.json', { format, networks }],
  ]
  for (const [file, value] of json) await writeFile(join(folder, file), JSON.stringify(value))
  await writeFile(join(folder, 'src/catalogue/walletRows.ts'), rows(entries))
  await writeFile(join(folder, 'NOTICE'), notice())
  await copyFile(licence, join(folder, 'LICENSE-APACHE'))
  const files = [...json.map(([file]) => file), 'src/catalogue/walletRows.ts']
  const biome = ['npx', 'biome', 'format', '--write', ...files.map((file) => join(folder, file))]
  const { code, output } = await run(biome, { cwd: root })
  if (code !== 0) throw new Error(output)
}

/** The fields in one fixed order, so that the next run shows only what changed. */
function inOrder(wallet, order) {
  return {
    id: wallet.id,
    name: wallet.name,
    order,
    badge_type: wallet.badge_type,
    homepage: wallet.homepage,
    rdns: wallet.rdns,
    chains: wallet.chains ?? known(wallet.namespaces),
    namespaces: wallet.namespaces,
    injected: wallet.injected,
    mobile_link: wallet.mobile_link,
    link_mode: wallet.link_mode,
    desktop_link: wallet.desktop_link,
    webapp_link: wallet.webapp_link,
    app_store: wallet.app_store,
    play_store: wallet.play_store,
    chrome_store: wallet.chrome_store,
    icon: wallet.icon,
    colour: wallet.colour,
    sources: wallet.sources,
  }
}

/** The main network of each family: what every wallet of the family has. */
function known(namespaces) {
  const main = {
    eip155: 'eip155:1',
    solana: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    bip122: 'bip122:000000000019d6689c085ae165831e93',
    polkadot: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
    cosmos: 'cosmos:cosmoshub-4',
  }
  return namespaces.map((namespace) => main[namespace])
}

function described() {
  return Object.fromEntries(
    Object.entries(sources).map(([id, { package: from, licence, fields }]) => [
      id,
      { package: from, licence, fields },
    ]),
  )
}

function rows(wallets) {
  const lines = wallets.map(({ id, name, rdns, icon, colour, injected = [] }) => {
    const ids = [...new Set(injected.map(({ injected_id }) => injected_id))]
    return [id, name, rdns ?? '', icon, colour, ...(ids.length > 0 ? [ids.join(' ')] : [])]
  })
  return `/** Made by \`scripts/directory/build.mjs\`: id, name, reverse domain, icon, colour, ids in a page where it has some; best known first. */
export const walletRows: readonly (readonly [string, string, string, string, string, string?])[] = ${JSON.stringify(lines)}
`
}
