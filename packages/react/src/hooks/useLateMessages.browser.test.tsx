import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showModal } from '../testing/showModal.js'

test('a late view has the host’s texts beside the English, of the late ones and of the first', async () => {
  const { dialog } = await showModal(
    { name: 'GetWallet' },
    { messages: { getWallet: { done: 'Here it is' }, modal: { close: 'Shut' } } },
  )
  await expect.element(dialog.getByRole('button', { name: 'Here it is' })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Shut' })).toBeVisible()
  await expect.element(dialog.getByText('Nothing to recommend here')).toBeVisible()
  expect(page.getByRole('dialog', { name: 'Get a wallet' }).query()).not.toBeNull()
})
