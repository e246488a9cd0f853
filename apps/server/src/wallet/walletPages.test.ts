import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { page, startLogin, type TestLogin, walletUrl } from '../login/testing/startLogin.js'
import { openTestDatabase } from '../testing/openTestDatabase.js'
import { putProject } from '../testing/putProject.js'

const files = mkdtempSync(join(tmpdir(), 'foyer-wallet-files-'))
const html = '<!doctype html><head><meta name="foyer-wallet" content="" /></head>'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
let login: TestLogin
let end: () => Promise<void>

beforeAll(async () => {
  mkdirSync(join(files, 'assets'))
  writeFileSync(join(files, 'index.html'), html)
  writeFileSync(join(files, 'approve.html'), html)
  writeFileSync(join(files, 'assets', 'sdk-1.js'), 'export {}')
  writeFileSync(join(files, 'secret.key'), 'secret')
  const opened = await openTestDatabase()
  const keyFile = join(files, 'bundler.key')
  writeFileSync(keyFile, '11'.repeat(32))
  const node = { rpc: ['http://127.0.0.1:1'] }
  const env = {
    FOYER_WALLET_FILES: files,
    FOYER_GUARD_URL: 'https://guard.example',
    FOYER_NETWORKS: JSON.stringify({
      ...{ 'eip155:1': node, 'eip155:10': node, 'eip155:100': node, [solana]: node },
      'bip122:000000000019d6689c085ae165831e93': node,
    }),
    FOYER_BUNDLERS: JSON.stringify({
      'eip155:1': { url: 'https://bundler.example' },
      'eip155:10': { keyFile },
    }),
  }
  login = await startLogin({ database: opened, env })
  end = async () => {
    await login.stop()
    rmSync(files, { recursive: true })
  }
})
afterAll(() => end())

const get = (path: string, headers: Record<string, string> = {}) =>
  login.app.request(`${walletUrl}${path}`, { headers })

test('the frame is told of the networks of the families that it has accounts of', async () => {
  const text = await (await get('/sdk?projectId=shop')).text()
  const content = /name="foyer-wallet" content="([^"]*)"/.exec(text)?.[1] ?? ''
  const { networks } = JSON.parse(content.replaceAll('&quot;', '"'))
  expect(networks.map(({ id }: { id: string }) => id)).toEqual([
    ...['eip155:1', 'eip155:10', 'eip155:100', solana],
  ])
})

test('the frame may be shown only by the pages that its project lists', async () => {
  const response = await get('/sdk?projectId=shop&chainId=eip155:1')
  expect(response.status).toBe(200)
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy.split('; ').sort()).toEqual(
    [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self' https://guard.example",
      `frame-ancestors ${page}`,
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].sort(),
  )
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'origin-agent-cluster': '?1',
    // Keeper and guard have to know that a window comes from here; the origin is all that they get.
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
  })
  const content = /content="([^"]*)"/.exec(await response.text())?.[1] ?? ''
  expect(JSON.parse(content.replaceAll('&quot;', '"'))).toMatchObject({
    projectId: 'shop',
    allowedOrigins: [page],
    guardUrl: 'https://guard.example',
    smartNetworks: ['eip155:1', 'eip155:10'],
    // What another paymaster pays for only another bundler takes.
    paymasterNetworks: ['eip155:1'],
    // Off, unless the operator says otherwise.
    sessionKeys: false,
  })
})

test('the page of the frame is sent compressed to a browser that accepts it', async () => {
  const page = await get('/sdk?projectId=shop', { 'accept-encoding': 'gzip, br' })
  expect(page.headers.get('content-encoding')).toBe('gzip')
  expect(page.headers.get('vary')).toMatch(/accept-encoding/i)
  const plain = await get('/sdk?projectId=shop', { 'accept-encoding': 'br' })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toContain('foyer-wallet')
})

test('where a policy cannot name what a star allows, it names the page that shows the frame now', async () => {
  const ancestors = async (projectId: string, referer?: string) => {
    const response = await get(`/sdk?projectId=${projectId}`, referer ? { referer } : {})
    const policy = response.headers.get('content-security-policy') ?? ''
    return /frame-ancestors ([^;]+)/.exec(policy)?.[1]
  }
  const allowedOrigins = ['https://*.mall.example', 'https://app.*.shop.example', 'http://[::1]:*']
  await putProject(login, { id: 'mall', allowedOrigins })
  await putProject(login, { id: 'shut', allowedOrigins: [] })
  const all = 'https://*.mall.example'
  expect(await ancestors('mall', 'https://app.eu.shop.example/')).toBe(
    `${all} https://app.eu.shop.example`,
  )
  for (const referer of [
    'https://a.mall.example/',
    'https://app.eu.shop.example.evil/',
    'https://app.a.b.shop.example/',
    'https://evil.example/?https://app.eu.shop.example',
    'http://[::1]:3000/',
    'https://app.*.shop.example/',
    'no address',
    undefined,
  ])
    expect(await ancestors('mall', referer)).toBe(all)
  expect(await ancestors('shut', page)).toBe("'none'")
})

test.each(['/sdk', '/sdk?projectId=nobody', '/sdk?projectId=%22%3E%3Cscript%3E'])(
  'without a project no page may show it: %s',
  async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  },
)

test('the window of approvals is shown in no frame, and reaches the frame that opened it', async () => {
  const response = await get('/approve')
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(response.headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
})

test('files are served for ever and made small, and nothing but them', async () => {
  const file = await get('/assets/sdk-1.js', { 'accept-encoding': 'gzip, br' })
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(file.headers.get('content-encoding')).toBe('gzip')
  expect(file.headers.get('content-type')).toContain('text/javascript')
  for (const path of [
    '/assets/../secret.key',
    '/assets/%2e%2e/secret.key',
    '/secret.key',
    '/assets/',
  ])
    expect((await get(path)).status).toBe(404)
})

test('nothing is for pages of other origins', async () => {
  const response = await get('/v1/supported-chains?projectId=shop', { origin: page })
  expect(response.status).toBe(403)
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
})
