import { expect } from 'vitest'
import type { Visit } from '../world/createVisit.js'
import { see } from '../world/see.js'
import { test } from '../world/test.js'

const openWallets = async (visit: Visit) => {
  await visit.accountButton.click()
  await visit.dialog.getByTestId('profile-wallets').click()
  await see(visit.title, 'Your wallets')
}
const close = async (visit: Visit) => {
  await visit.page.keyboard.press('Escape')
  await visit.modal.waitFor({ state: 'detached' })
}
const signed = async (visit: Visit, name: string) => {
  await visit.page.getByRole('button', { name: 'Sign message' }).click()
  await see(visit.page.getByTestId('message-result'), /^Verified: 0x/)
  return (await visit.drive(name).requests()).filter(({ method }) => method === 'personal_sign')
    .length
}

test('two wallets of EVM stand side by side: each signs in its turn, both come back, one leaves alone', async ({
  stage,
}) => {
  const visit = await stage.visit('/', { wallets: ['kestrel', 'bramble'] })
  await visit.connect('Kestrel')
  const first = await visit.address.innerText()
  await openWallets(visit)
  await visit.dialog.getByTestId('connect-another').click()
  await visit.pick('Bramble')
  await visit.modal.waitFor({ state: 'detached' })
  await expect.poll(() => visit.address.innerText()).not.toBe(first)
  const second = await visit.address.innerText()
  expect((await visit.drive('Kestrel').state()).granted).toBe(true)
  expect(await signed(visit, 'Bramble')).toBe(1)

  await openWallets(visit)
  await visit.dialog.getByTestId(`account-${first}`).click()
  await see(visit.address, first)
  await close(visit)
  expect(await signed(visit, 'Kestrel')).toBe(1)

  await visit.page.reload()
  await see(visit.address, first)
  await openWallets(visit)
  await visit.dialog.getByTestId(`account-${second}`).click()
  await see(visit.address, second)
  await close(visit)
  expect(await signed(visit, 'Bramble')).toBe(1)
  // What a wallet does by itself is followed, be it in use or not.
  await visit.drive('Kestrel').selectAccount(1)
  await openWallets(visit)
  await visit.dialog.getByRole('button', { name: /^Disconnect Bramble/ }).click()
  await visit.dialog.getByRole('heading', { name: 'Bramble' }).waitFor({ state: 'detached' })
  await expect.poll(() => visit.address.innerText()).not.toBe(second)
  expect((await visit.drive('Bramble').state()).granted).toBe(false)
  expect((await visit.drive('Kestrel').state()).granted).toBe(true)

  await visit.dialog.getByRole('button', { name: /^Disconnect Kestrel/ }).click()
  await see(visit.status, 'disconnected')
})
