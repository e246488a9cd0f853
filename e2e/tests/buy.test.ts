import type { Page } from 'playwright-core'
import { createPublicClient, http, parseEther } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { expect, inject } from 'vitest'
import type { Visit } from '../world/createVisit.js'
import { phone } from '../world/screens.js'
import { see } from '../world/see.js'
import { test } from '../world/test.js'

/* Buying in the modal of the demo, at the till of the sandbox: its page is another origin's, and its coins arrive on the chain. */

const { chains, till: shop } = inject('world')
const [chain] = chains
if (!chain) throw new Error('The sandbox has no chain.')
const node = createPublicClient({ transport: http(chain.rpcUrl) })
/** An account of this file alone. */
const index = 9
const words = 'test test test test test test test test test test test junk'
const { address } = mnemonicToAccount(words, { addressIndex: index })
const wallets = [{ name: 'Kestrel', accounts: [index] as const }]
const others = shop ? [shop.url] : []

/** Pays with the card that stands in the form. */
async function pay(till: Page) {
  await see(till.locator('body'), address)
  expect(await till.evaluate(() => window.opener)).toBeNull()
  await till.getByRole('button', { name: /^Pay / }).click()
  await till.getByText(/arrived|on the way/).waitFor()
}

const fits = ({ page }: Visit) =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

test('coins are bought from the account by a press on a provider, arrive, and are still there after a reload', async ({
  stage,
}) => {
  const visit = await stage.visit('/', { wallets, others })
  await visit.connect()
  await visit.openAccount()
  const { dialog } = visit
  await dialog.getByTestId('onramp').click()
  const amount = dialog.getByTestId('buy-amount')
  await amount.fill('9')
  await see(dialog.getByTestId('buy-finding'), 'Enter more')
  await amount.fill('250')
  const provider = dialog.getByTestId('provider-till')
  await see(provider, /0\.1 ETH/)
  await see(provider, '$256.65')
  const before = await node.getBalance({ address })
  const opening = visit.context.waitForEvent('page')
  // By the keyboard alone.
  await provider.focus()
  await visit.page.keyboard.press('Enter')
  const till = await opening
  await see(dialog.getByTestId('buy-open'), 'Continue at Till')
  await pay(till)
  await till.close()
  await dialog.getByTestId('buy-arrived').waitFor({ timeout: 30_000 })
  await see(dialog.getByTestId('buy-arrived'), '0.1 ETH arrived')
  expect((await node.getBalance({ address })) - before).toBe(parseEther('0.1'))
  await visit.page.reload()
  await visit.openAccount()
  await dialog.getByTestId('onramp').click()
  await dialog.getByTestId('purchases').click()
  await see(dialog.getByTestId('purchase-arrived'), '0.1 ETH')
})

test('on a phone whose browser opens no windows the till is a link, and this tab with a way back', async ({
  stage,
}) => {
  const visit = await stage.visit('/', { wallets, others, context: phone })
  await visit.connect()
  await visit.openAccount()
  const { dialog, page } = visit
  await dialog.getByTestId('onramp').click()
  await see(dialog.getByTestId('provider-till'), /ETH/)
  expect(await fits(visit)).toBe(true)
  const home = page.url()
  await page.evaluate(() => {
    window.open = () => null
  })
  await dialog.getByTestId('provider-till').click()
  const link = dialog.getByTestId('buy-open')
  await link.waitFor()
  expect(await fits(visit)).toBe(true)
  expect(await link.getAttribute('rel')).toContain('noopener')
  await dialog.getByTestId('buy-here').click()
  await page.waitForURL(/\/sales\//)
  await pay(page)
  // The way back is the browser's.
  await page.goto(home)
  await visit.openAccount()
  await dialog.getByTestId('onramp').click()
  await dialog.getByTestId('purchases').click()
  await dialog.getByTestId('purchase-arrived').first().waitFor({ timeout: 30_000 })
})
