import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showModal } from '../../testing/showModal.js'

const customWallets = Array.from({ length: 10 }, (_, index) => ({
  id: `wallet-${index}`,
  name: `Wallet ${index}`,
  homepage: 'https://wallet.example',
  ...(index === 1 && { rdns: 'test.kestrel' }),
}))

test('lists at most eight wallets that are not installed, each leading to where it can be got', async () => {
  const { dialog } = await showModal({ name: 'GetWallet' }, { customWallets })
  const list = dialog.getByRole('list', { name: 'Wallets you can get' })
  await expect.element(list.getByRole('button', { name: 'Wallet 0' })).toBeVisible()
  expect(list.getByRole('button').all()).toHaveLength(8)
  await expect.element(list.getByRole('button', { name: 'Wallet 1' })).not.toBeInTheDocument()
  await list.getByRole('button', { name: 'Wallet 2' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Get Wallet 2' })).toBeVisible()
})

test('with nothing to recommend it says so, and leads back to the list', async () => {
  const { dialog } = await showModal({ name: 'GetWallet' })
  await expect.element(dialog.getByText('Nothing to recommend here')).toBeVisible()
  await dialog.getByRole('button', { name: 'I have a wallet now' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
  // The list is the start again: nothing leads back to this view.
  await expect.element(dialog.getByRole('button', { name: 'Back' })).not.toBeInTheDocument()
})
