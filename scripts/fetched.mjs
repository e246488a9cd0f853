import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { quiet } from './quiet.mjs'
import { watch } from './watch.mjs'

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/**
 * Opens a built page in a browser, waits until it asks for nothing more, presses its button and waits
 * again. Tells the gzipped bytes of JavaScript fetched when the page was `loaded`, when the wallets
 * were `shown`, and at the end (`opened`), where bytes are saved and so nothing is fetched ahead; those of a page that fetches
 * ahead before its button is pressed (`ahead`); what either asked of other hosts, and what it asked its own
 * host beside its files before its button was pressed (`early`). A path without a file is never answered.
 */
export async function fetched(chrome, built) {
  const saving = await visit(chrome, built, true)
  const ahead = await visit(chrome, built, false)
  return {
    ...saving,
    ahead: ahead.loaded,
    elsewhere: [...saving.elsewhere, ...ahead.elsewhere],
    early: [...saving.early, ...ahead.early],
  }
}

async function visit(chrome, { folder, page }, saves) {
  const { origin, files, others, stop } = await serve(folder)
  // With a context of its own: nothing is cached.
  const tab = await chrome.newPage()
  try {
    const elsewhere = []
    const errors = []
    tab.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(origin))
        elsewhere.push(request.url())
    })
    tab.on('pageerror', (error) => errors.push(error.message))
    await tab.addInitScript(watch)
    if (saves) await tab.addInitScript(saveData)
    await tab.goto(`${origin}/${page}`, { waitUntil: 'networkidle' })
    await quiet(() => files.size)
    const loaded = sum([...files.keys()], files)
    const early = [...others]
    await tab.getByRole('button').first().click()
    await quiet(() => files.size)
    if (errors.length > 0) throw new Error(`${page} failed: ${errors.join('; ')}`)
    const shown = await tab.evaluate(before)
    const all = [...files.keys()]
    return {
      loaded,
      shown: shown && sum(shown, files),
      opened: sum(all, files),
      files: all.map((file) => ({ file, bytes: files.get(file), late: !shown?.includes(file) })),
      elsewhere,
      early,
    }
  } finally {
    await tab.close()
    stop()
  }
}

/** In the page: the visitor saves bytes. */
function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

/** Serves a folder and keeps count of the JavaScript asked for, and of what is no file. */
async function serve(folder) {
  const files = new Map()
  const others = []
  const server = createServer(async ({ url = '/' }, response) => {
    const path = normalize(new URL(url, 'http://localhost').pathname)
    const body = await readFile(join(folder, path)).catch(() => undefined)
    if (body && path.endsWith('.js')) files.set(path, gzipSync(body, { level: 9 }).length)
    if (!body) return others.push(path)
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'text/plain' })
    response.end(body)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://127.0.0.1:${server.address().port}`, files, others, stop }
}

/** In the page: the scripts asked for before the wallets were shown. */
function before() {
  const { shownAt } = globalThis
  return (
    shownAt &&
    performance
      .getEntriesByType('resource')
      .filter(
        ({ name, startTime }) => startTime <= shownAt && new URL(name).pathname.endsWith('.js'),
      )
      .map(({ name }) => new URL(name).pathname)
  )
}

function sum(names, files) {
  return names.reduce((total, name) => total + (files.get(name) ?? 0), 0)
}
