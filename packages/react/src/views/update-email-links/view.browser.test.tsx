import { showView } from '@foyer/core/internal'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showModal } from '../../testing/showModal.js'

const data = { before: 'ada@example.com', email: 'new@example.com' }

test('both mailboxes are named, the sentence is said aloud, and the button leads back', async () => {
  const { client, dialog } = await showModal({ name: 'WhatIsAWallet' })
  showView(client, { name: 'UpdateEmailLinks', data: { ...data, state: 'waiting' } })
  await expect.element(page.getByRole('dialog', { name: 'One More Step' })).toBeVisible()
  await expect
    .element(dialog.getByRole('heading', { name: 'Say yes in both mailboxes' }))
    .toBeVisible()
  const mails = dialog.getByRole('list', { name: 'Mails with a link' }).getByRole('listitem')
  await expect.element(mails.first()).toHaveTextContent(/Former address.*ada@example\.com/)
  await expect.element(mails.nth(1)).toHaveTextContent(/New address.*new@example\.com/)
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Say yes in both mailboxes' }))
    .toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Understood' }).click()
  await expect.element(page.getByRole('dialog', { name: 'What is a wallet?' })).toBeVisible()
})

test('a second service that is away will write later, and no time is promised', async () => {
  const { dialog } = await showModal({
    name: 'UpdateEmailLinks',
    data: { email: 'new@example.com', state: 'later' },
  })
  await expect.element(dialog.getByRole('heading', { name: 'Two mails will follow' })).toBeVisible()
  expect(dialog.getByText(/ten minutes/).query()).toBeNull()
  expect(dialog.getByRole('listitem').all()).toHaveLength(1)
})
