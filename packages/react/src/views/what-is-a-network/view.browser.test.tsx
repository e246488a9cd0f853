import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showModal } from '../../testing/showModal.js'

test('explains a network in three points, and leads on to choosing one', async () => {
  const { client, dialog } = await showModal({ name: 'WhatIsANetwork' })
  await expect.element(page.getByRole('dialog', { name: 'What is a network?' })).toBeVisible()
  expect(
    dialog
      .getByRole('heading', { level: 2 })
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['One shared record', 'Each has its own coin', 'What you own stays there'])
  await dialog.getByRole('button', { name: 'Choose a network' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Choose Network' })).toBeVisible()
  expect(client.store.getState().telemetry.last?.data.event).toBe('CLICK_NETWORKS')
})
