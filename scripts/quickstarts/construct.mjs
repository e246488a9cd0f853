import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/** What the starting point of a tool brings, and a quickstart therefore does not show. */
const ofVite = `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import App from './src/App'

const place = document.getElementById('root')
if (place) createRoot(place).render(<StrictMode><App /></StrictMode>)
`
const ofNext = `import { hydrateRoot } from 'react-dom/client'
import Layout from './app/layout'
import Page from './app/page'

const fail = (error) => window.dispatchEvent(new ErrorEvent('error', { error, message: String(error) }))
hydrateRoot(document, <Layout><Page /></Layout>, { onRecoverableError: fail })
`
const onServer = `import { renderToString } from 'react-dom/server'
import Layout from './app/layout'
import Page from './app/page'

export const html = '<!doctype html>' + renderToString(<Layout><Page /></Layout>)
`
const page = `<!doctype html><html lang="en"><head><title>Quickstart</title></head><body><div id="root"></div>
<script type="module" src="/main.tsx"></script></body></html>`

/** Builds the page of a quickstart for production, and returns the folder to serve. What has a layout of Next is rendered on a server first. */
export async function construct(app, files) {
  const isNext = 'app/page.tsx' in files
  await writeFile(join(app, 'index.html'), page)
  await writeFile(join(app, 'main.tsx'), isNext ? ofNext : ofVite)
  const dist = join(app, 'dist')
  const options = { root: app, configFile: false, logLevel: 'error', plugins: [react()] }
  await build({ ...options, build: { outDir: dist, emptyOutDir: true } })
  if (isNext) await renderAhead(app, dist, options)
  return dist
}

async function renderAhead(app, dist, options) {
  await writeFile(join(app, 'server.tsx'), onServer)
  const outDir = join(app, 'server')
  await build({ ...options, ssr: { noExternal: true }, build: { outDir, ssr: 'server.tsx' } })
  const { html } = await import(pathToFileURL(join(outDir, 'server.js')))
  const built = await readFile(join(dist, 'index.html'), 'utf8')
  const tags = built.match(/<(script|link)[^>]*>(<\/script>)?/g) ?? []
  const head = html.includes('<head>') ? html : html.replace('<body>', '<head></head><body>')
  await writeFile(join(dist, 'index.html'), head.replace('</head>', `${tags.join('')}</head>`))
}
