import { expect, inject } from 'vitest'
import type { Visit } from '../world/createVisit.js'
import { see } from '../world/see.js'
import { test } from '../world/test.js'

/* The demo's widget on the server that the sandbox brings up: nothing in between is played. */

const { server, accounts } = inject('world')
const origin = server?.url ?? 'no server'
const asked = ({ watch }: Visit) =>
  watch.requests
    .map((request) => new URL(request.url()))
    .filter((url) => url.origin === origin)
    .map(({ pathname }) => pathname)

test('hundreds of wallets are there to search, with their pictures', async ({ stage }) => {
  const visit = await stage.visit()
  await visit.open()
  await visit.dialog.getByRole('button', { name: /^All Wallets/ }).click()
  await visit.dialog.getByRole('button', { name: /^MetaMask/ }).waitFor()
  await visit.dialog.getByRole('searchbox').fill('rainb')
  const found = visit.dialog.getByRole('button', { name: /^Rainbow/ })
  await found.first().waitFor()
  await visit.dialog.getByRole('button', { name: /^MetaMask/ }).waitFor({ state: 'detached' })
  const width = () =>
    found
      .first()
      .locator('img')
      .evaluate((image) => (image as HTMLImageElement).naturalWidth)
      .catch(() => 0)
  await expect.poll(width).toBeGreaterThan(0)
  expect(asked(visit)).toContain('/getWallets')
})

test('an account has the name and the picture that the chain gives it', async ({ stage }) => {
  const visit = await stage.visit()
  await visit.connect()
  await see(visit.accountButton, 'orchard.eth')
  await visit.openAccount()
  await see(visit.dialog, 'orchard.eth')
})

test('an account shows its tokens in dollars, what it collected, and its months', async ({
  stage,
}) => {
  const visit = await stage.visit()
  await visit.connect()
  await visit.openAccount()
  const { dialog } = visit
  await see(dialog.getByTestId('total'), /^\$\d{2},\d{3}\.\d{2}$/)
  await see(dialog.getByTestId('token').nth(1), /Market Dollar.*1,240\.500 MUSD.*\$1,240\.50/)
  await dialog.getByTestId('tab-nfts').click()
  await see(dialog.getByTestId('nft').first(), /Stall/)
  await dialog.getByTestId('tab-activity').click()
  await dialog.getByTestId('transaction').first().waitFor()
  await expect.poll(() => dialog.getByTestId('month').count()).toBeGreaterThan(2)
  await see(dialog, 'MUSD')
})

test('what a visitor sends is in the activity at once, without a reload', async ({ stage }) => {
  const visit = await stage.visit('/', { wallets: ['bramble'] })
  await visit.connect('Bramble')
  await visit.buy('Pears')
  await visit.openAccount()
  await visit.dialog.getByTestId('tab-activity').click()
  // Others pay into this account at the same time: what they send may stand above.
  const sent = visit.dialog.getByTestId('transaction').filter({ hasText: /^Sent.*0\.003 ETH\d+ s/ })
  await sent.first().waitFor()
})

test('without a server the same page works, with less, and sends no other requests', async ({
  stage,
}) => {
  const visit = await stage.visit('/?server=none')
  await visit.open()
  await visit.dialog.getByRole('button', { name: /^All Wallets/ }).click()
  await visit.dialog.getByRole('searchbox').fill('rainb')
  await visit.dialog
    .getByRole('button', { name: /^Rainbow/ })
    .first()
    .waitFor()
  await visit.page.keyboard.press('Escape')
  await visit.modal.waitFor({ state: 'detached' })
  await visit.connect()
  await visit.openAccount()
  await see(visit.dialog.getByTestId('account-balance'), /\d+\.\d+ ETH/)
  expect(asked(visit)).toEqual([])
})

test('the host sees how its visitors connected, and no visitor', async ({ stage }) => {
  const visit = await stage.visit()
  await visit.connect()
  const host = await stage.visit('/?server=none')
  await host.page.goto(`${origin}/events`)
  await host.page.getByLabel(/token/i).fill(inject('adminToken'))
  await host.page.getByRole('button', { name: /sign in/i }).click()
  await host.page.getByLabel(/token/i).waitFor({ state: 'detached' })
  await expect
    .poll(
      async () => {
        await host.page.goto(`${origin}/events?project=harvest-market`)
        return host.page.locator('main').textContent()
      },
      { timeout: 30_000 },
    )
    .toContain('Kestrel')
  expect(await host.page.content()).not.toContain(accounts[0]?.slice(2, 12))
})
