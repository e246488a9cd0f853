import { retryMs } from '@foyer/protocol'
import { EventReport } from '@foyer/protocol/api'
import * as v from 'valibot'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type FakeServer, fakeServer, refuse } from '../fixtures/fakeServer.js'
import { fakeWindow } from '../fixtures/page.js'
import { openModal } from '../modal/openModal.js'
import type { FoyerOptions } from '../options.js'
import { startClient } from '../startClient.js'
import { createTestClient } from '../testing/createTestClient.js'
import { report } from './report.js'
import { track } from './track.js'

type Answers = Parameters<typeof fakeServer>[1]
const willing: Answers = {
  '/appkit/v1/config': () => ({ features: [] }),
  '/getAnalyticsConfig': () => ({ isAnalyticsEnabled: true }),
  '/e': () => ({}),
}
const page = 'https://shop.example/cart?token=secret#top'

async function visit(
  answers: Answers = {},
  options: Partial<FoyerOptions> = {},
  window = fakeWindow(page),
) {
  const server = await fakeServer(onTestFinished, { ...willing, ...answers })
  const client = createTestClient({ server: server.url, ...options }, { window: () => window })
  const stop = startClient(client)
  return { server, client, stop, window }
}
const sent = (server: FakeServer) => server.asked.filter(({ path }) => path === '/e')
const events = (server: FakeServer) =>
  sent(server).map(({ body }) => (body as EventReport).props.event)
/** What was to be sent is sent, and has arrived after: the page is left, and the server answered a few other questions meanwhile. */
async function arrived(server: FakeServer, window: Window): Promise<void> {
  window.dispatchEvent(new Event('pagehide'))
  for (let turn = 0; turn < 3; turn++) await fetch(`${server.url}/other`)
}
const leave = (target: EventTarget, event: string) => target.dispatchEvent(new Event(event))
const asked = (server: FakeServer, path: string) =>
  expect.poll(() => server.asked.some((one) => one.path === path))

describe('events', () => {
  test('reach the server from the first on, in the shape of the contract', async () => {
    const { server, client } = await visit()
    openModal(client)
    // The first to open waits for the code as well.
    await expect
      .poll(() => events(server).sort(), { timeout: 20_000 })
      .toEqual(['INITIALIZE', 'MODAL_OPEN'])
    track(client, { event: 'CLICK_ALL_WALLETS' })
    await expect.poll(() => events(server)).toContain('CLICK_ALL_WALLETS')
    for (const { body, query } of sent(server)) {
      expect(v.is(EventReport, body)).toBe(true)
      expect(body).toMatchObject({ url: 'https://shop.example/cart', domain: 'shop.example' })
      expect(query).toMatchObject({ projectId: 'test' })
    }
    const first = sent(server).find(({ body }) => JSON.stringify(body).includes('INITIALIZE'))
    expect(first?.body).toMatchObject({
      props: {
        properties: { networks: ['eip155:1', 'eip155:10'], themeMode: 'dark', basic: false },
      },
    })
  })

  test.each([
    ['the browser is idle', (idle: () => void) => idle()],
    ['the page is left', (_: () => void, window: Window) => leave(window, 'pagehide')],
    [
      'the page is hidden',
      (_: () => void, { document }: Window) => leave(document, 'visibilitychange'),
    ],
    ['the client stops', (_: () => void, __: Window, stop: () => void) => stop()],
  ])('are sent once %s, and in no press', async (_, act) => {
    const idle: (() => void)[] = []
    const window = Object.assign(fakeWindow(page), {
      requestIdleCallback: (run: () => void) => idle.push(run),
      cancelIdleCallback: () => {},
    })
    const { server, client, stop } = await visit({}, {}, window)
    openModal(client)
    await expect.poll(() => idle.length).toBe(1)
    idle.shift()?.()
    await expect.poll(() => sent(server).length).toBe(2)
    track(client, { event: 'CLICK_NETWORKS' })
    track(client, { event: 'CLICK_ALL_WALLETS' })
    for (let turn = 0; turn < 3; turn++) await fetch(`${server.url}/other`)
    expect(sent(server)).toHaveLength(2)
    act(() => idle.shift()?.(), window, stop)
    await expect.poll(() => sent(server).length).toBe(4)
    expect(events(server)).toEqual(expect.arrayContaining(['CLICK_NETWORKS', 'CLICK_ALL_WALLETS']))
  })

  test('do not say who or where the user is', async () => {
    const { server, client } = await visit()
    openModal(client)
    const address = `0x${'a'.repeat(40)}`
    const solana = 'So11111111111111111111111111111111111111112'
    track(client, {
      event: 'CONNECT_ERROR',
      properties: {
        message: `${address} ${solana} wc:1@2?symKey=3 ann@mail.test https://a.test/?b`,
      },
    })
    report(client, new Error(`Failed at https://a.test/?key=1 for ${address}`))
    await expect.poll(() => events(server)).toContain('INTERNAL_SDK_ERROR')
    await expect.poll(() => events(server)).toContain('CONNECT_ERROR')
    const all = JSON.stringify(sent(server).map(({ body }) => body))
    for (const secret of [address, solana, 'symKey', 'ann@', 'secret', 'key=1', '#top'])
      expect(all).not.toContain(secret)
    expect(all).toContain('sending.test.ts')
  })

  test('are held back until the project has said that it wants them', async () => {
    let answer = (_: unknown) => {}
    const { server, client, window } = await visit({
      '/getAnalyticsConfig': () => new Promise((resolve) => (answer = resolve)),
    })
    openModal(client)
    await asked(server, '/getAnalyticsConfig').toBe(true)
    for (let index = 0; index < 150; index++) track(client, { event: 'CLICK_NETWORKS' })
    expect(client.store.getState().telemetry.waiting).toHaveLength(100)
    await arrived(server, window)
    expect(sent(server)).toEqual([])
    answer({ isAnalyticsEnabled: true })
    await expect.poll(() => sent(server).length, { timeout: 20_000 }).toBe(100)
  })

  test.each<[string, Answers, Partial<FoyerOptions>]>([
    [
      'the project does not want them',
      { '/getAnalyticsConfig': () => ({ isAnalyticsEnabled: false }) },
      {},
    ],
    ['it cannot say', { '/getAnalyticsConfig': () => '<html>' }, {}],
    ['the page switched them off', {}, { features: { analytics: false } }],
  ])('are not sent, errors included, where %s', async (_, answers, options) => {
    const { server, client, window } = await visit(answers, options)
    openModal(client)
    await asked(server, '/appkit/v1/config').toBe(true)
    await expect.poll(() => client.store.getState().features.analytics).toBe(false)
    report(client, new Error('broken'))
    track(client, { event: 'CLICK_NETWORKS' })
    expect(client.store.getState().telemetry.waiting).toEqual([])
    await arrived(server, window)
    expect(sent(server)).toEqual([])
    expect(client.store.getState().telemetry.last?.data.event).toBe('CLICK_NETWORKS')
  })

  test('that are refused are reported once, and disturb nothing', async () => {
    const { server, client } = await visit({
      '/e': (_, response) => refuse(response, 403, 'No'),
    })
    openModal(client)
    await expect.poll(() => sent(server).length).toBe(2)
    await expect.poll(() => client.logged.length).toBe(1)
    track(client, { event: 'CLICK_NETWORKS' })
    await expect.poll(() => sent(server).length).toBe(3)
    expect(client.logged).toHaveLength(1)
    const { alert, notice } = client.store.getState().notices
    expect(alert).toMatchObject({ code: 'origin_not_allowed' })
    expect(notice).toBeUndefined()
  })

  test('stop with the client', async () => {
    const { server, client, stop, window } = await visit()
    openModal(client)
    await expect.poll(() => sent(server).length).toBe(2)
    stop()
    track(client, { event: 'CLICK_NETWORKS' })
    await arrived(server, window)
    expect(sent(server)).toHaveLength(2)
  })

  test('need a server', async () => {
    const client = createTestClient({}, { window: () => fakeWindow(page) })
    startClient(client)
    openModal(client)
    track(client, { event: 'CLICK_NETWORKS' })
    expect(client.store.getState().telemetry.waiting).toEqual([])
  })
})

test('a page that only shows its button sends no request', async () => {
  const { server, client, window } = await visit()
  client.held.pass(60_000)
  await arrived(server, window)
  expect(server.asked.every(({ path }) => path === '/other')).toBe(true)
})

test('a server that is away is asked no more than twice, and the modal works', async () => {
  const { server, client } = await visit()
  server.end()
  openModal(client)
  await expect.poll(() => client.held.waiting()).toBeGreaterThan(1)
  client.held.pass(retryMs)
  await expect.poll(() => client.store.getState().features.analytics).toBe(false)
  expect(client.store.getState().modal.open).toBe(true)
  expect(client.store.getState().features).toMatchObject({ email: true, activity: true })
})
