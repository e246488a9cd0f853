import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showModal } from '../../testing/showModal.js'

test('explains buying in three points, and leads to it', async () => {
  const { dialog } = await showModal({ name: 'WhatIsABuy' })
  await expect.element(page.getByRole('dialog', { name: 'What is buying?' })).toBeVisible()
  expect(
    dialog
      .getByRole('heading', { level: 2 })
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['Money for coins', 'The provider checks you', 'Fees are part of the price'])
  await dialog.getByRole('button', { name: 'Buy crypto' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Choose Provider' })).toBeVisible()
})
