import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Request } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, onTestFinished } from 'vitest'
import { examples } from '../../examples/examples.js'
import { serveExample } from '../../examples/serve/serveExample.js'
import type { Stage } from '../world/createStage.js'
import type { Visit } from '../world/createVisit.js'
import { openHost } from '../world/openHost.js'
import { see } from '../world/see.js'
import { test } from '../world/test.js'

const root = fileURLToPath(new URL('../../examples/', import.meta.url))
let dist = ''

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'foyer-examples-'))
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: dist, emptyOutDir: false },
  })
})
afterAll(() => rm(dist, { recursive: true, force: true }))

/** Solana of the sandbox, as `createFoyer` takes it. */
const toNetwork = ({ id, name, rpcUrl }: { id: string; name: string; rpcUrl: string }) => ({
  ...{ id: id.split(':')[1], caipNetworkId: id, chainNamespace: 'solana', name },
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [rpcUrl] } },
})

const status = ({ page }: Visit) => page.getByTestId('session-status')

/** A browser with the page of an example, whose clock the test moves. */
async function visitExample(stage: Stage, name: string, own: readonly object[] = []) {
  const create = await examples[name]?.()
  if (!create) throw new Error(`no example ${name}`)
  const networks = stage.place.world.chains.map(({ id, name: named, rpcUrl }) => ({
    ...{ id, name: named, rpcUrls: { default: { http: [rpcUrl] } } },
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  }))
  let aheadMs = 0
  const now = () => Date.now() + aheadMs
  const { url, stop } = await serveExample({
    ...{ name, dist, create, networks: [...networks, ...own], now },
  })
  onTestFinished(stop)
  const host = await openHost()
  const others = [url, ...host.origins]
  const visit = await stage.visit(url, {
    ...{ wallets: ['kestrel'], solana: own.length > 0, others, forgive: /401|403/ },
  })
  const sent: Request[] = []
  visit.page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().startsWith(url)) sent.push(request)
  })
  return { ...visit, url, host, sent, pass: (ms: number) => (aheadMs += ms) }
}

type Shown = Awaited<ReturnType<typeof visitExample>>

async function signIn(visit: Shown, wallet = 'Kestrel') {
  await visit.open()
  await visit.pick(wallet)
  await see(visit.title, 'Sign In')
  await visit.dialog.getByTestId('sign-in').click()
  await see(status(visit), 'signedIn')
}

async function ask({ page }: Shown, expected: string | RegExp) {
  await page.getByRole('button', { name: 'Ask the backend' }).click()
  await see(page.getByTestId('backend-says'), expected)
}

/** Sends from the page what it sent before, byte by byte. Returns the statuses. */
function sendAgain({ page }: Shown, requests: readonly Request[]): Promise<number[]> {
  const calls = requests.map((request) => ({
    url: request.url(),
    type: request.headers()['content-type'] ?? '',
    body: request.postData() ?? '',
  }))
  return page.evaluate(async (all) => {
    const statuses: number[] = []
    for (const { url, type, body } of all) {
      const headers = { 'content-type': type, 'X-Auth-Return-Redirect': '1' }
      statuses.push((await fetch(url, { method: 'POST', headers, body })).status)
    }
    return statuses
  }, calls)
}

/** What a page of another port, whose cookies are the same, gets done at the backend: it sends forms and texts, as any page may. */
async function attackFrom(visit: Shown, paths: readonly string[]) {
  const page = await visit.context.newPage()
  await page.goto(`${visit.host.alsoListed}/bare`)
  for (const path of paths)
    await page.evaluate(async (address) => {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded'])
        await fetch(address, {
          ...{ method: 'POST', mode: 'no-cors', credentials: 'include', body: '{}' },
          headers: { 'content-type': type },
        })
    }, `${visit.url}${path}`)
  await page.close()
}

const withCookies = {
  cookie: '/auth/sign-out',
  'auth-js': '/api/auth/signout',
  'better-auth': '/api/auth/sign-out',
  'siwe-config': '/auth/sign-out',
}

describe('a wallet signs in with', () => {
  test.for(Object.entries(withCookies))(
    '%s: the backend knows the account after a reload, no script reads the session, no other page ends it, and what was sent opens none again',
    async ([name, signOut], { stage }) => {
      const visit = await visitExample(stage, name)
      await ask(visit, 'Unauthorized')
      await signIn(visit)
      const opening = [...visit.sent]
      await ask(visit, /^eip155:31337:0x[\dA-Fa-f]{40}$/)
      await visit.page.reload()
      await see(status(visit), 'signedIn')
      const readable = await visit.page.evaluate(
        () => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }),
      )
      for (const { name: cookie, value } of await visit.context.cookies(visit.url))
        if (/session/.test(cookie)) expect(readable).not.toContain(value)
      await attackFrom(visit, [signOut])
      await ask(visit, /^eip155:31337:0x/)
      await visit.page.getByRole('button', { name: 'Sign out' }).click()
      await see(status(visit), 'signedOut')
      await ask(visit, 'Unauthorized')
      expect(opening.length).toBeGreaterThan(0)
      await sendAgain(visit, opening)
      await ask(visit, 'Unauthorized')
    },
  )

  test('supabase: its auth server opens a session for the text, which ends with the sign-out, and takes no text that is old or another site’s', async ({
    stage,
  }) => {
    const { solana } = stage.place.world
    if (!solana) throw new Error('the world has no Solana')
    const visit = await visitExample(stage, 'supabase', [toNetwork(solana)])
    await ask(visit, 'Unauthorized')
    await signIn(visit)
    const opening = [...visit.sent]
    await ask(visit, /^ethereum:0x[\dA-Fa-f]{40}$/)
    await visit.page.reload()
    await see(status(visit), 'signedIn')
    await visit.page.getByRole('button', { name: 'Sign out' }).click()
    await see(status(visit), 'signedOut')
    await ask(visit, 'Unauthorized')
    await signIn(visit, 'Drumlin')
    await ask(visit, /^solana:[1-9A-HJ-NP-Za-km-z]{32,44}$/)
    // It has no nonce of its own: for ten minutes it would take the text again.
    visit.pass(11 * 60_000)
    expect(await sendAgain(visit, opening)).toEqual([400])
  })
})
