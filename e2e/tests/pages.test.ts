import { expect, inject } from 'vitest'
import { see } from '../world/see.js'
import { test } from '../world/test.js'

const { accounts } = inject('world')

test('a newcomer uses the wallets that the demo brings, and answers in their window', async ({
  stage,
}) => {
  const visit = await stage.visit('/?own', { wallets: [] })
  await visit.page.goto(inject('url'))
  await visit.open()
  await visit.pick('Kestrel')
  await see(visit.sentence, 'Continue in Kestrel')
  await visit.page.getByRole('button', { name: 'Connect', exact: true }).click()
  await visit.accountButton.waitFor()
  await see(visit.address, accounts[0] ?? 'no account')
  await visit.page.getByRole('button', { name: 'Buy pears' }).click()
  await see(visit.dialog.getByTestId('pay-label'), 'Harvest Market: Pears')
  await visit.dialog.getByTestId('pay-review').click()
  await visit.dialog.getByTestId('confirm-send').click()
  const window = visit.page.getByRole('dialog', { name: /^Kestrel: / })
  await window.getByRole('button', { name: 'Send', exact: true }).click()
  await see(visit.page.getByTestId('stall-Pears'), /Paid, by 0x/)
})

test('two clients on one page do not meet: each has its wallet, network and theme', async ({
  stage,
}) => {
  const visit = await stage.visit('/two')
  const north = visit.page.getByRole('region', { name: 'North stand' })
  const south = visit.page.getByRole('region', { name: 'South stand' })
  await north.getByTestId('connect-button').click()
  await visit.pick('Kestrel')
  await north.getByTestId('account-button').waitFor()
  await see(south.getByTestId('status'), 'disconnected')
  await south.getByTestId('connect-button').click()
  await visit.pick('Bramble')
  await south.getByTestId('account-button').waitFor()
  await see(north.getByTestId('account'), accounts[0] ?? 'no account')
  await see(south.getByTestId('account'), accounts[2] ?? 'no account')

  await north.getByTestId('network-button').click()
  await visit.dialog.getByTestId('network-eip155:31338').click()
  await see(north.getByTestId('chain-id'), '31338')
  await see(south.getByTestId('chain-id'), '31337')

  await south.getByTestId('account-button').click()
  await visit.dialog.getByTestId('disconnect').click()
  await see(south.getByTestId('status'), 'disconnected')
  await see(north.getByTestId('status'), 'connected')
  await visit.page.reload()
  await north.getByTestId('account-button').waitFor()
  await see(south.getByTestId('status'), 'disconnected')
})

test('inline, the views are a part of the page, which keeps its focus and its scrolling', async ({
  stage,
}) => {
  const visit = await stage.visit('/inline')
  const part = visit.modal.getByRole('region')
  await part.getByRole('button', { name: /^Kestrel/ }).waitFor()
  expect(await visit.page.evaluate(() => document.activeElement === document.body)).toBe(true)
  expect(await visit.page.locator('[inert]').count()).toBe(0)
  expect(await visit.modal.getByTestId('header-close').count()).toBe(0)
  await visit.drive('Kestrel').reject()
  await part.getByRole('button', { name: /^Kestrel/ }).click()
  await see(part.getByRole('heading', { level: 2 }), 'Connection declined')
  await visit.drive('Kestrel').approve()
  await part.getByTestId('try-again').click()
  await part.getByTestId('account-address').waitFor()
  await see(visit.address, accounts[0] ?? 'no account')
  await visit.drive('Kestrel').switchChain(31339)
  await see(part.getByRole('heading', { level: 2 }), 'This network is not supported')
  await part.getByTestId('network-eip155:31337').click()
  await part.getByTestId('account-address').waitFor()
  await part.getByTestId('disconnect').click()
  await part.getByRole('button', { name: /^Kestrel/ }).waitFor()
  await see(visit.status, 'disconnected')
})

/** In the page: whether its React is the one for developers, whose fibers say more of themselves. */
function isOfDevelopment(): boolean {
  const root = document.getElementById('root') as unknown as Record<string, object>
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer'))
  return key !== undefined && '_debugHookTypes' in (root[key] ?? {})
}

test('in strict mode, which runs effects twice, a wallet is asked once', async ({ stage }) => {
  // All pages of the demo run in strict mode, which does nothing in a build for production.
  const visit = await stage.visit('/development/index.html')
  await expect.poll(() => visit.page.evaluate(isOfDevelopment)).toBe(true)
  await visit.connect()
  const asked = (await visit.drive('Kestrel').requests()).filter(
    ({ method }) => method === 'eth_requestAccounts' || method === 'wallet_requestPermissions',
  )
  expect(asked.length).toBe(1)
  expect(await visit.page.locator('foyer-account-button').count()).toBe(1)
})

test('every page of the demo goes by its own policy on every way through it', async ({ stage }) => {
  // The guard of the stage holds for all tests; here are the ways that no other test goes.
  const visit = await stage.visit()
  await visit.open()
  await visit.dialog
    .getByTestId('header-network')
    .or(visit.dialog.getByTestId('header-help'))
    .first()
    .click()
  await visit.dialog.getByTestId('header-back').click()
  await visit.button('Get started').click()
  await visit.dialog.getByTestId('next').click()
  await see(visit.title, 'Get a wallet')
  await visit.dialog.getByTestId('have-wallet').click()
  await visit.wallet('Kestrel').waitFor()
  await visit.page.keyboard.press('Escape')
  await visit.networkButton.click()
  await visit.button('What is a network?').click()
  await see(visit.title, 'What is a network?')
  await visit.dialog.getByTestId('next').click()
  await visit.dialog.getByTestId('network-eip155:31338').click()
  await see(visit.networkButton, 'Foyer Local Two')
  expect(visit.watch.faults()).toEqual([])
})

test('a wallet that announces itself late is listed while the modal is open', async ({ stage }) => {
  const visit = await stage.visit('/', { wallets: ['bramble'] })
  await visit.open()
  await visit.page.evaluate(() => {
    const detail = {
      info: {
        uuid: 'b9a4b4b6-57c9-4b63-8a5c-7b2f3f0d6a11',
        name: 'Latecomer',
        rdns: 'test.late',
        icon: '',
      },
      provider: { request: () => new Promise(() => {}), on() {}, removeListener() {} },
    }
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze(detail) }))
  })
  await visit.wallet('Latecomer').waitFor()
})

test('the page hears what its visitor does, by name alone', async ({ stage }) => {
  const visit = await stage.visit()
  const events = visit.page.getByTestId('events')
  await visit.networkButton.click()
  await see(events, 'CLICK_NETWORKS')
  await see(visit.dialog, 'Choose Network')
  await visit.page.keyboard.press('Escape')
  await visit.dialog.waitFor({ state: 'detached' })
  await visit.connectButton.click()
  await visit.dialog.getByTestId('header-help').click()
  await see(events, 'CLICK_WALLET_HELP')
  expect(await events.textContent()).not.toMatch(/0x[0-9a-f]{40}|https?:/i)
})
