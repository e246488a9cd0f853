import type { ServerResponse } from 'node:http'
import { retryMs } from '@foyer/protocol'
import { describe, expect, onTestFinished, test } from 'vitest'
import { systemClock } from '../Clock.js'
import { fakeServer, refuse } from '../fixtures/fakeServer.js'
import { fakeWindow } from '../fixtures/page.js'
import type { FoyerOptions } from '../options.js'
import { createTestClient } from '../testing/createTestClient.js'
import { shownAlert } from '../testing/shownAlert.js'
import { checkOrigin } from './checkOrigin.js'
import { decideFeatures } from './decideFeatures.js'

type Answers = Parameters<typeof fakeServer>[1]
const signal = new AbortController().signal

async function on(origin: string, answers: Answers, options: Partial<FoyerOptions> = {}) {
  const server = await fakeServer(onTestFinished, answers)
  const window = fakeWindow(`${origin}/`)
  const client = createTestClient({ server: server.url, ...options }, { window: () => window })
  await decideFeatures(client, { signal })
  await checkOrigin(client, { signal })
  const { features } = client.store.getState()
  return {
    features,
    alert: shownAlert(client),
    logged: client.logged,
    asked: server.asked,
    server: server.url,
  }
}
const config = (features: unknown) => () => ({ features })
const socials = { id: 'social_login', isEnabled: true, config: ['email', 'github'] }

describe('a server that tells nothing of the project is named with what happened', () => {
  test.each<[string, Answers]>([
    [
      'is no Foyer server',
      {
        '/appkit/v1/config': () => '<!doctype html>',
        '/projects/v1/origins': () => '<!doctype html>',
      },
    ],
    ['is no Foyer server', {}],
    [
      'HTTP status 500',
      {
        '/appkit/v1/config': config([socials]),
        '/projects/v1/origins': (_, response) => refuse(response, 500, 'Sorry'),
      },
    ],
  ])('as one that %s', async (words, answers) => {
    const { alert, logged, server } = await on('https://shop.example', answers)
    expect(alert?.title).toBe('Project ID Not Configured')
    expect(alert?.text).toContain(words)
    expect(alert?.text).toContain(server)
    expect(logged.join()).toContain(words)
  })

  test.each([{}, { features: { email: false, socials: false } }])(
    'as one that is not reached: %j',
    async (options) => {
      const server = 'http://127.0.0.1:1'
      const soon = (ms: number, run: () => void) => systemClock.after(ms === retryMs ? 0 : ms, run)
      const window = fakeWindow('https://shop.example/')
      const client = createTestClient(
        { server, ...options },
        { window: () => window, clock: { ...systemClock, after: soon } },
      )
      await decideFeatures(client, { signal })
      await checkOrigin(client, { signal })
      const said = 'No server was reached at http://127.0.0.1:1.'
      expect(shownAlert(client)?.text).toContain(said)
      expect(client.logged).toHaveLength(1)
    },
  )
})

describe('the project’s configuration', () => {
  test('decides features, and names the local ones that differ', async () => {
    const { features, alert } = await on(
      'https://shop.example',
      {
        '/appkit/v1/config': config([
          socials,
          { id: 'swap', isEnabled: true, config: ['1inch'] },
          { id: 'onramp', isEnabled: true },
          { id: 'of_a_later_version', isEnabled: true },
        ]),
        '/projects/v1/origins': () => ({ allowedOrigins: ['https://shop.example'] }),
      },
      { features: { socials: ['github'], swaps: false, onramp: ['meld'], receive: false } },
    )
    expect(features).toMatchObject({
      email: true,
      socials: ['github'],
      swaps: ['1inch'],
      onramp: ['meld'],
      activity: false,
      receive: false,
    })
    expect(alert).toMatchObject({ title: 'Local configuration ignored', kind: 'warning' })
    expect(alert?.text).toContain(': swaps.')
  })

  test('is not asked for in basic mode', async () => {
    const { features, asked } = await on('https://shop.example', {}, { basic: true })
    expect(features).toMatchObject({ email: false, socials: false, activity: false })
    expect(asked).toEqual([])
  })

  const failing = (answer: (response: ServerResponse) => unknown): Answers => ({
    '/appkit/v1/config': (_, response) => answer(response),
    '/projects/v1/origins': () => ({ allowedOrigins: ['https://shop.example'] }),
  })
  test.each<[string, Answers, string | undefined]>([
    ['that is HTML', failing(() => '<!doctype html>'), 'project_id_not_configured'],
    [
      'of another shape',
      failing(() => ({ features: { email: true } })),
      'project_id_not_configured',
    ],
    ['with status 500', failing((response) => refuse(response, 500, 'Sorry')), 'server_failed'],
    ['with status 429', failing((response) => refuse(response, 429, 'Slower')), 'rate_limited'],
    [
      'to a project that it does not know',
      failing((response) => refuse(response, 401, 'Unauthorized: invalid key')),
      'invalid_project_id',
    ],
  ])(
    'leaves the host’s choices and the defaults when it is an answer %s',
    async (_, answers, code) => {
      const { features, alert } = await on('https://shop.example', answers, {
        features: { swaps: ['other'], activity: false },
      })
      expect(features).toMatchObject({ email: true, swaps: ['other'], activity: false })
      expect(alert?.code).toBe(code)
    },
  )
})

describe('the origin of the page', () => {
  const check = (origin: string, allowedOrigins: unknown, features = [socials]) =>
    on(origin, {
      '/appkit/v1/config': config(features),
      '/projects/v1/origins': () => ({ allowedOrigins }),
    })

  test.each([
    ['https://shop.example', ['https://shop.example']],
    ['http://dev.example:3000', ['http://dev.example:*']],
    ['https://a.preview.example', ['https://*.preview.example']],
    ['https://shop.example', ['https://shop.example/checkout']],
    ['https://app.eu.shop.example', ['https://app.*.shop.example']],
    ['http://localhost:5173', []],
    ['http://localhost:5173', ['https://shop.example']],
    ['https://branch.vercel.app', ['https://shop.example']],
  ])('%s is allowed by %j', async (origin, allowed) => {
    expect((await check(origin, allowed)).alert).toBeUndefined()
  })

  test.each([
    ['https://shop.example', []],
    ['https://evil.example', ['https://shop.example']],
    ['http://shop.example', ['https://shop.example']],
    ['https://shop.example.evil', ['https://shop.example']],
    ['https://a.b.preview.example', ['https://*.preview.example']],
    ['https://preview.example', ['https://*.preview.example']],
    ['http://localhost.evil:3000', ['https://shop.example']],
  ])('%s is not allowed by %j, and is told so once', async (origin, allowed) => {
    const { alert, logged } = await check(origin, allowed)
    expect(alert).toMatchObject({ code: 'origin_not_allowed', title: 'Invalid App Configuration' })
    expect(logged).toHaveLength(1)
  })

  test('is of a project that is not configured when the list cannot be had', async () => {
    const { alert } = await check('https://shop.example', 'nonsense')
    expect(alert?.title).toBe('Project ID Not Configured')
  })

  test('is of a project that the server does not know, which is named, whatever is asked', async () => {
    const unknown: Answers[''] = (_, response) => refuse(response, 401, 'Unauthorized: invalid key')
    const { alert, logged } = await on('https://shop.example', {
      '/appkit/v1/config': unknown,
      '/projects/v1/origins': unknown,
    })
    expect(alert).toMatchObject({
      code: 'project_id_not_configured',
      title: 'Project ID Not Configured',
    })
    expect(alert?.text).toContain('has no project "test"')
    expect(alert?.text).toContain('HTTP status 401')
    // Each alert is shown once, and the console has both.
    expect(logged).toEqual([
      expect.stringContaining(
        'Invalid App Configuration. The server does not know this project id',
      ),
      expect.stringContaining('Project ID Not Configured. '),
    ])
    const quiet = await on(
      'https://shop.example',
      { '/appkit/v1/config': unknown, '/projects/v1/origins': unknown },
      { features: { email: false, socials: false } },
    )
    expect(quiet.alert?.code).toBe('invalid_project_id')
  })

  test('does not matter without a login by e-mail or social provider', async () => {
    const { alert, asked } = await check('https://evil.example', ['https://shop.example'], [])
    expect(alert).toBeUndefined()
    expect(asked.map(({ path }) => path)).toEqual(['/appkit/v1/config'])
  })
})
