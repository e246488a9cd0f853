import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { link, unpack } from '../host.mjs'
import { readQuickstarts } from '../quickstarts/readQuickstarts.mjs'
import { serve } from '../quickstarts/serve.mjs'
import { root } from '../root.mjs'

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const { version } = read('node_modules/@wagmi/core/package.json')
/**
 * Hosts that lack a package: which of the peers they have, the quickstart they copied and what they changed in it, the wallet that is picked, and
 * the line that they have to be told.
 */
export const pages = [
  {
    title: 'wagmi without @wagmi/core',
    has: ['viem', 'wagmi', '@tanstack/react-query'],
    quickstart: 'Your own wagmi config',
    install: `npm install @wagmi/core@${version}`,
  },
  {
    title: 'viem alone',
    has: ['viem'],
    quickstart: 'Vite',
    install: 'npm install @wagmi/core@3',
  },
  {
    title: 'neither viem nor @wagmi/core',
    has: [],
    quickstart: 'Vite',
    install: 'npm install viem@2 @wagmi/core@3',
  },
  {
    title: 'coinbase() without its SDK',
    has: ['viem', '@wagmi/core'],
    quickstart: 'Vite',
    change: (code) =>
      `import { coinbase } from '@foyer/adapters/coinbase'\n${code}`.replace(
        'evm()',
        'evm({ wallets: [coinbase()] })',
      ),
    wallet: /Coinbase Wallet/,
    install: 'npm install @coinbase/wallet-sdk@4',
  },
]

const peers = ['viem', '@wagmi/core', '@coinbase/wallet-sdk']
const same = (code) => code

const main = `import { createRoot } from 'react-dom/client'
import App from './src/App'

const place = document.getElementById('root')
if (place) createRoot(place).render(<App />)
`
const page = `<!doctype html><html lang="en"><head><title>Peers</title></head><body><div id="root"></div>
<script type="module" src="/main.tsx"></script></body></html>`
const tsconfig = { compilerOptions: { jsx: 'react-jsx', target: 'ES2022' } }

/** Builds the page of such a host for production: that has to succeed. Returns the folder to serve. */
export async function buildPage(app, { has, quickstart, change = same }, tarballs) {
  const modules = join(app, 'node_modules')
  for (const name of has) await link(name, modules)
  for (const tarball of tarballs) await unpack(tarball, app, peers)
  const { pages } = readQuickstarts(await readFile(join(root, 'docs/quickstart.md'), 'utf8'))
  const files = {
    'package.json': '{ "type": "module", "private": true }\n',
    'tsconfig.json': JSON.stringify(tsconfig),
    'index.html': page,
    'main.tsx': main,
    ...Object.fromEntries(
      Object.entries(pages.find(({ title }) => title === quickstart).files).map(([path, code]) => [
        path,
        change(code),
      ]),
    ),
  }
  for (const [path, code] of Object.entries(files)) {
    await mkdir(dirname(join(app, path)), { recursive: true })
    await writeFile(join(app, path), code)
  }
  const dist = join(app, 'dist')
  const options = { root: app, configFile: false, logLevel: 'silent' }
  await build({ ...options, build: { outDir: dist, emptyOutDir: true } })
  return dist
}

/** Opens a built page and requests something of its wallet. The line has to stand in the console, and no error may blame the wallet. */
export async function openPage(chrome, { dist, install, policy, wallets, wallet = /Kestrel/ }) {
  const { origin, stop } = await serve(dist, policy)
  const tab = await chrome.newPage()
  try {
    await tab.addInitScript({ content: wallets })
    const told = tab.waitForEvent('console', (message) => message.text().includes(`\`${install}\``))
    // It may never be waited for.
    told.catch(() => {})
    await tab.goto(origin)
    await tab.getByRole('button', { name: 'Connect Wallet' }).click()
    await tab.getByRole('dialog').getByRole('button', { name: wallet }).click()
    await told
    await tab.getByText('could not be asked').first().waitFor()
  } finally {
    await tab.close()
    stop()
  }
}
