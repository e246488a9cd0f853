import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/**
 * Opens a built page in a browser, waits until it asks for nothing more, presses its button and waits
 * again. Tells the gzipped bytes of JavaScript fetched by then, and what was asked of other hosts.
 */
export async function fetched({ folder, page }, executablePath) {
  const files = new Map()
  const server = createServer(async ({ url = '/' }, response) => {
    const path = normalize(new URL(url, 'http://localhost').pathname)
    const body = await readFile(join(folder, path)).catch(() => undefined)
    if (body && path.endsWith('.js')) files.set(path, gzipSync(body, { level: 9 }).length)
    response.writeHead(body ? 200 : 404, { 'content-type': types[extname(path)] ?? 'text/plain' })
    response.end(body)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${server.address().port}`
  // As root, Chromium runs without its sandbox or not at all.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const chrome = await chromium.launch({ executablePath, args })
  try {
    const tab = await chrome.newPage()
    const elsewhere = []
    const errors = []
    tab.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(origin))
        elsewhere.push(request.url())
    })
    tab.on('pageerror', (error) => errors.push(error.message))
    await tab.goto(`${origin}/${page}`, { waitUntil: 'networkidle' })
    const loaded = sum(files)
    await tab.getByRole('button').first().click()
    await tab.waitForLoadState('networkidle')
    await quiet(files)
    if (errors.length > 0) throw new Error(`${page} failed: ${errors.join('; ')}`)
    const list = [...files].map(([file, bytes]) => ({ file, bytes }))
    return { loaded, opened: sum(files), files: list, elsewhere }
  } finally {
    await chrome.close()
    server.close()
    server.closeAllConnections()
  }
}

/** Until no new file was asked for during half a second. */
async function quiet(files) {
  for (let count = -1; count !== files.size; ) {
    count = files.size
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

function sum(files) {
  return [...files.values()].reduce((total, bytes) => total + bytes, 0)
}
