import { createSolanaRpc, address as toAddress } from '@solana/kit'
import type { Page } from 'playwright-core'
import { createPublicClient, formatUnits, http, parseEther } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { expect, inject } from 'vitest'
import type { Visit } from '../world/createVisit.js'
import { five } from '../world/five.js'
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
async function pay(till: Page, account: string) {
  await see(till.locator('body'), account)
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
  await pay(till, address)
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

test('on a phone whose browser opens no windows coins of Solana are bought by a link, and in this tab with a way back', async ({
  stage,
}) => {
  const options = five.options(stage.place)
  const [, onSolana] = five.families
  const solana = [{ name: onSolana.wallet, accounts: [index] as const }]
  const visit = await stage.visit('/five', { ...options, solana, others, context: phone })
  const { dialog, page } = visit
  await five.card(visit, onSolana).getByRole('button', { name: onSolana.button }).click()
  await visit.pick(onSolana.wallet)
  await visit.modal.waitFor({ state: 'detached' })
  const account = page.getByTestId('solana-account')
  await see(account, /^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
  const own = await account.innerText()
  const buy = async () => {
    await visit.openAccount()
    await dialog.getByTestId('onramp').click()
  }
  await buy()
  await see(dialog.getByTestId('provider-till'), /SOL/)
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
  const ledger = createSolanaRpc(inject('world').solana?.rpcUrl ?? '')
  const held = async () => (await ledger.getBalance(toAddress(own)).send()).value
  const before = await held()
  await dialog.getByTestId('buy-here').click()
  await page.waitForURL(/\/sales\//)
  await pay(page, own)
  // The way back is the browser's.
  await page.goto(home)
  await buy()
  await dialog.getByTestId('purchases').click()
  const arrived = dialog.getByTestId('purchase-arrived').first()
  await arrived.waitFor({ timeout: 30_000 })
  const [amount = ''] = /[\d.]+(?= SOL)/.exec(await arrived.innerText()) ?? []
  expect(amount).not.toBe('')
  // The list shows eight places.
  expect(formatUnits((await held()) - before, 9).slice(0, amount.length)).toBe(amount)
})
