import { expect } from 'vitest'
import { mount, showModals } from '../world/mount.js'
import { see } from '../world/see.js'
import { test } from '../world/test.js'

test('a provider inside another shows one modal, and the developer reads why', async ({
  stage,
}) => {
  const visit = await stage.visit('/fixture', { forgive: /^console: Foyer: / })
  await mount(visit, { debug: true }, undefined, { twice: true })
  await visit.open()
  await see(visit.page.getByTestId('alert'), 'Two Providers')
  expect(await visit.page.getByRole('dialog').count()).toBe(1)
})

test('the place of a modal that goes is taken by the one that came before it went', async ({
  stage,
}) => {
  const visit = await stage.visit('/fixture', { forgive: /^console: Foyer: / })
  await mount(visit, { disableAppend: true })
  await showModals(visit, ['one'])
  await showModals(visit, ['one', 'next'])
  await showModals(visit, ['next'])
  await visit.open()
  expect(await visit.page.getByRole('dialog').count()).toBe(1)
})

test('over a part of the page in full screen the modal is seen, and a wallet connected', async ({
  stage,
}) => {
  const visit = await stage.visit('/fixture')
  await mount(visit)
  const { page, dialog } = visit
  // The browser wants a press before it.
  await page.mouse.click(5, 5)
  await page.locator('body > :has(foyer-connect-button)').evaluate((app) => app.requestFullscreen())
  await visit.connect()
  expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await visit.openAccount()
  const isHit = await dialog.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2)?.localName
  })
  expect(isHit).toBe('foyer-modal')
  await page.evaluate(() => document.exitFullscreen())
})

test('networks without an adapter are named with what to add', async ({ stage }) => {
  const visit = await stage.visit('/fixture', { forgive: /^console: Foyer: / })
  await mount(visit, { debug: true, adapters: [] })
  await visit.connectButton.click()
  await see(visit.page.getByTestId('alert'), 'Adapter Missing')
  await see(visit.page.getByTestId('alert'), 'Foyer Local')
  await see(visit.page.getByTestId('alert'), 'evm()')
})

test('the balance of another chain is not shown, and the developer reads whose it is', async ({
  stage,
}) => {
  const visit = await stage.visit('/fixture', { forgive: /^console: Foyer: / })
  const [one, two] = await visit.page.evaluate(() =>
    (
      globalThis as unknown as { foyerWorld: { chains: { id: number; rpcUrl: string }[] } }
    ).foyerWorld.chains.map(({ id, rpcUrl }) => ({ id, rpcUrl })),
  )
  const swapped = {
    [`eip155:${one?.id}`]: [{ url: two?.rpcUrl ?? '' }],
  } as const
  // The network's own address is another's as well: no other node is left.
  await visit.page.route(`${one?.rpcUrl}/**`, (route) => route.abort())
  await mount(visit, { debug: true, customRpcUrls: swapped })
  await visit.connect()
  await visit.openAccount()
  await see(visit.page.getByTestId('alert'), 'RPC Of Another Network')
  await see(visit.page.getByTestId('alert'), `answers for chain ${two?.id}`)
  expect(await visit.accountButton.textContent()).not.toContain('ETH')
})

test('the buttons of a client that was destroyed cannot be pressed, and no wallet is connected', async ({
  stage,
}) => {
  const visit = await stage.visit('/fixture')
  await mount(visit)
  await visit.connect()
  await visit.page.evaluate(() =>
    (globalThis as unknown as { fixture: { destroy(): void } }).fixture.destroy(),
  )
  await visit.connectButton.waitFor()
  expect(await visit.connectButton.isDisabled()).toBe(true)
  expect(await visit.networkButton.isDisabled()).toBe(true)
  expect(await visit.modal.count()).toBe(0)
})
