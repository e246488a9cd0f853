import { readDirectory } from '@foyer/directory/node'
import { commonErrors, endpoints } from '@foyer/protocol/api'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config/readConfig.js'
import { createApp } from '../../createApp.js'
import { createServices } from '../../createServices.js'
import type { OpenedDatabase } from '../../database/Database.js'
import type { OpenApi } from '../../openapi/toOpenApi.js'
import { createWalletDirectory } from '../../services/wallets/createWalletDirectory.js'
import { openTestDatabase } from '../../testing/openTestDatabase.js'

let database: OpenedDatabase
let app: ReturnType<typeof createApp>
beforeAll(async () => {
  database = await openTestDatabase()
  const directory = createWalletDirectory(readDirectory())
  const log = pino({ level: 'silent' })
  const config = readConfig({})
  app = createApp(createServices({ config, database, directory, log, now: Date.now }))
})
afterAll(() => database.close())

const text = async (path: string) => (await app.request(path)).text()

test('shows pages that run nothing and take nothing of another site', async () => {
  for (const path of ['/', '/docs']) {
    const page = await app.request(path)
    expect(page.status).toBe(200)
    const policy = page.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/script-src|unsafe/)
    expect(await page.text()).not.toMatch(/<script|\son\w+=|style=|https?:\/\//)
  }
})

test('leads from the front page to the others', async () => {
  const front = await text('/')
  for (const path of ['/docs', '/events', '/openapi.json', '/health', '/ready'])
    expect(front).toContain(`href="${path}"`)
  expect(front).toContain('FOYER_ADMIN_TOKEN')
})

test('shows every call, its parameters and refusals, and every pointer leads somewhere', async () => {
  const page = await text('/docs')
  for (const [name, { path, summary, input, errors }] of Object.entries(endpoints)) {
    expect(page).toContain(`id="${name}"`)
    expect(page).toContain(`<code>${path}</code>`)
    expect(page).toContain(summary)
    for (const parameter of Object.keys(input.params.entries))
      expect(page).toContain(`<code>${parameter}</code>`)
    for (const status of Object.keys({ ...commonErrors, ...errors })) expect(page).toContain(status)
  }
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target)
})

test('says of each call what the server then does', async () => {
  const answer = await app.request('/openapi.json')
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  const { paths } = (await answer.json()) as OpenApi
  let enabled = 0
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      const { status } = await app.request(path.replace(/[{}]/g, ''), { method })
      expect(status === 501, `${method} ${path}`).toBe(!operation['x-enabled'])
      if (operation['x-enabled']) enabled += 1
    }
  expect(enabled).toBeGreaterThan(10)
  expect(await text('/docs')).toContain(`${enabled} of ${Object.keys(endpoints).length} calls`)
})
