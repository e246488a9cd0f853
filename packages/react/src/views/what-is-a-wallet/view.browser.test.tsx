import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focusedName } from '../../testing/focusedName.js'
import { showModal } from '../../testing/showModal.js'

test('explains a wallet in three points, and leads on to getting one and back', async () => {
  const { client, dialog } = await showModal({ name: 'WhatIsAWallet' })
  await expect.element(page.getByRole('dialog', { name: 'What is a wallet?' })).toBeVisible()
  const points = dialog.getByRole('listitem')
  expect(points.all()).toHaveLength(3)
  await expect.element(points.nth(1)).toHaveTextContent('A way to sign in')
  await dialog.getByRole('button', { name: 'Get a wallet' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Get a wallet' })).toBeVisible()
  expect(client.store.getState().telemetry.last?.data.event).toBe('CLICK_GET_WALLET')
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect.element(page.getByRole('dialog', { name: 'What is a wallet?' })).toBeVisible()
})

test('is read by the keyboard alone: the next step has the focus, and Tab goes round', async () => {
  const { dialog } = await showModal({ name: 'WhatIsAWallet' })
  await expect.poll(focusedName).toBe('Get a wallet')
  await userEvent.tab()
  expect(focusedName()).toBe('Close')
  await userEvent.tab({ shift: true })
  expect(focusedName()).toBe('Get a wallet')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Get a wallet' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})
