import { expect } from 'vitest'
import { withWallet } from '../world/loginScenes.js'
import { mount, openView } from '../world/mount.js'
import { reachable } from '../world/reachable.js'
import { scan } from '../world/scan.js'
import { see } from '../world/see.js'
import { asked, rightCode, serveFakeWallet } from '../world/serveFakeWallet.js'
import { test } from '../world/test.js'

/* A browser has one clipboard for all its pages: tests that copy and paste stand in one file, and so never do it at the same time. */

const context = { permissions: ['clipboard-read', 'clipboard-write'] }
const copied = () => navigator.clipboard.readText()

test('an address is copied, which is said aloud', async ({ stage }) => {
  const visit = await stage.visit('/', { context })
  await visit.connect()
  await visit.openAccount()
  await visit.dialog.getByTestId('copy-address').click()
  await see(visit.said, 'Address copied')
  expect(await visit.page.evaluate(copied)).toBe(await visit.address.textContent())
})

test('the code says what it is, is announced, and its link can be copied by keyboard', async ({
  stage,
}) => {
  const visit = await stage.visit('/fixture', { context })
  const relayUrl = 'ws://127.0.0.1:1/relay'
  await mount(visit, { relayUrl, customWallets: [...reachable] }, { goes: 'well' })
  await openView(visit, { name: 'ConnectingWalletConnect', data: { walletId: 'wallet-1' } })
  await visit.dialog.getByRole('img', { name: 'Code to scan with Basalt' }).waitFor()
  await see(visit.said, /Scan this code with Basalt on your phone\. It is good for 4:00/)
  await visit.dialog.getByTestId('copy-link').focus()
  await visit.page.keyboard.press('Enter')
  await see(visit.said, 'Link copied')
  const link = await visit.page.evaluate(copied)
  expect(link).toBe(await scan(visit.dialog.getByTestId('pairing-code')))
})

test('the field takes a code from a mail, whole, and asks browsers to fill it in', async ({
  stage,
}) => {
  const visit = await stage.visit('/fixture', { wallets: [], context })
  await mount(visit, withWallet)
  await serveFakeWallet(visit, { CONNECT_OTP: 'never' })
  await openView(visit, { name: 'Connect' })
  await visit.dialog.getByTestId('email-input').fill('juno@example.com')
  await visit.page.keyboard.press('Enter')
  const code = visit.dialog.getByTestId('code')
  await expect.poll(() => code.getAttribute('autocomplete')).toBe('one-time-code')
  expect(await code.getAttribute('inputmode')).toBe('numeric')
  const mail = 'Your code is 294 817. It is good for 5 minutes.'
  await visit.page.evaluate((text) => navigator.clipboard.writeText(text), mail)
  await code.focus()
  await visit.page.keyboard.press('Control+V')
  await expect.poll(() => code.inputValue()).toBe(rightCode)
  await expect.poll(async () => (await asked(visit)).includes('CONNECT_OTP')).toBe(true)
  // While it is checked, no further key changes it.
  await visit.page.keyboard.press('Backspace')
  expect(await code.inputValue()).toBe(rightCode)
})
