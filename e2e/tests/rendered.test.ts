import { createFoyer } from '@foyer/core'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect } from 'vitest'
import type { Fixture } from '../fixture/fixture.js'
import { ServerPage } from '../fixture/ServerPage.js'
import type { Visit } from '../world/createVisit.js'
import { mount } from '../world/mount.js'
import { see } from '../world/see.js'
import { test } from '../world/test.js'

type Scope = { fixture: Fixture; moved: number; foyerWorld: { chains: { name: string }[] } }

/** Goes to a page that a server rendered, with a header in a row, before any script of ours takes it over. */
async function arrive({ page }: Visit): Promise<void> {
  const name = await page.evaluate(
    () => (globalThis as unknown as Scope).foyerWorld.chains[0]?.name ?? '',
  )
  const network = {
    id: 31337,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
  }
  const client = createFoyer({ projectId: 'fixture', networks: [network] })
  const html = renderToString(createElement(ServerPage, { client }))
  client.destroy()
  await page.reload()
  await page.waitForFunction(() => 'fixture' in globalThis)
  await page.evaluate(async (written) => {
    const scope = globalThis as unknown as Scope
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('header { display: flex; gap: 8px; align-items: center }')
    document.adoptedStyleSheets = [sheet]
    const root = document.getElementById('root')
    if (root) root.innerHTML = written
    // What comes into the page is drawn, and only then is anything of it moved.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    scope.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[])
        scope.moved += entry.value
    }).observe({ type: 'layout-shift' })
  }, html)
}

/** Where the buttons and what is around them stand. */
const places = ({ page }: Visit) =>
  page.evaluate(() =>
    [
      'foyer-network-button',
      'foyer-connect-button, foyer-account-button',
      'header p:last-of-type',
      '#root > p',
    ].map((selector) => {
      const { x, y, width, height } =
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      return [x, y, width, height].map((value) => Math.round(value * 2) / 2)
    }),
  )
const hydrate = ({ page }: Visit) =>
  page.evaluate(() => (globalThis as unknown as Scope).fixture.hydrate())
const moved = ({ page }: Visit) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((globalThis as unknown as Scope).moved)),
        ),
      ),
  )

test('nothing moves when a page that a server rendered comes alive', async ({ stage }) => {
  const visit = await stage.visit('/fixture')
  await arrive(visit)
  await see(visit.page.locator('foyer-connect-button'), 'Connect Wallet')
  const before = await places(visit)
  await hydrate(visit)
  await visit.connectButton.waitFor()
  expect(await places(visit)).toEqual(before)
  expect(await moved(visit)).toBe(0)
})

test('nothing moves when the visitor of a rendered page is connected', async ({ stage }) => {
  const visit = await stage.visit('/fixture')
  await mount(visit)
  await visit.connect()
  await arrive(visit)
  const before = await places(visit)
  await hydrate(visit)
  await see(visit.accountButton, 'ETH')
  expect(await places(visit)).toEqual(before)
  // Inside of the button its words take their places, a pixel or two.
  expect(await moved(visit)).toBeLessThan(0.001)
})
