import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { roundCookie, startSocial } from '@foyer/protocol/login'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LoginCall } from '../services/LoginCalls.js'
import { startBrowser } from '../testing/startBrowser.js'
import { markRounds } from './markRounds.js'

/* What Chromium makes of the cookie: which frames may set it, and which windows bring it. */

let browser: Browser
const stops: (() => unknown)[] = []
const seen: string[] = []
let pages: number
let wallet: string

beforeAll(async () => {
  pages = await listen((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(
      `<iframe name="wallet" src="${wallet}/frame"></iframe><a target="_blank" href="${wallet}/go">go</a>
<form method="post" target="_blank" action="${wallet}/callback"><button>post</button></form>`,
    )
  })
  const port = await listen(({ method, headers, url }, response) => {
    seen.push(`${method} ${url} ${headers.cookie?.includes(roundCookie) ?? false}`)
    response.setHeader('content-type', 'text/html')
    if (method === 'POST') response.writeHead(303, { location: `${wallet}/back` })
    response.end('<p>here</p>')
  })
  wallet = `http://localhost:${port}`
  browser = await startBrowser()
})
afterAll(async () => {
  await browser?.close()
  for (const stop of stops) stop()
})

async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  stops.push(
    () => server.close(),
    () => server.closeAllConnections(),
  )
  return (server.address() as AddressInfo).port
}

/** What the wallet would set, and what a page of this name gets out of its frame then. */
async function markFrom(page: Page, name: string): Promise<string> {
  const lines: string[] = []
  const keeper: LoginCall = async () => ({}) as never
  const jar = {
    get cookie() {
      return ''
    },
    set cookie(line: string) {
      lines.push(line)
    },
  }
  const asked = { provider: 'google', origin: 'https://shop.example', hash: 'hash' } as const
  await markRounds(keeper, jar)(startSocial, asked)
  await page.goto(`http://${name}:${pages}/`)
  const frame = page.frame('wallet')
  await frame?.waitForURL(`${wallet}/frame`)
  return String(
    await frame?.evaluate((line) => {
      // biome-ignore lint/suspicious/noDocumentCookie: what the wallet itself writes to, in every browser
      document.cookie = line
      return document.cookie
    }, lines[0] ?? ''),
  )
}

test('a frame of the page’s own site marks the browser, one of another site does not', async () => {
  const page = await (await browser.newContext()).newPage()
  expect(await markFrom(page, '127.0.0.1')).toBe('')
  expect(await markFrom(page, 'localhost')).toContain(roundCookie)
  await page.context().close()
})

test('a window that comes from a provider brings the mark, and with a form where it leads to', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await markFrom(page, 'localhost')
  await page.goto(`http://127.0.0.1:${pages}/`)
  seen.length = 0
  const opened = context.waitForEvent('page')
  await page.getByText('go').click()
  await (await opened).getByText('here').waitFor()
  const posted = context.waitForEvent('page')
  await page.getByText('post').click()
  await (await posted).getByText('here').waitFor()
  const asked = seen.filter((line) => /go|callback|back/.test(line))
  expect(asked).toEqual(['GET /go true', 'POST /callback false', 'GET /back true'])
  await context.close()
})
