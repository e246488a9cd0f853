import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showModal } from '../testing/showModal.js'

test('the modal has the host’s texts, and the English where the host has none', async () => {
  await showModal(undefined, { messages: { connect: { title: 'Come in' } } })
  await expect.element(page.getByRole('dialog', { name: 'Come in' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Close' })).toBeVisible()
})
