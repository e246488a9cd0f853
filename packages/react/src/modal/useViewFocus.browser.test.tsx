import { showView } from '@foyer/core/internal'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawPage } from '../testing/drawPage.js'
import { focusedName } from '../testing/focusedName.js'
import { pageClient } from '../testing/pageClient.js'
import { showModal } from '../testing/showModal.js'
import { FoyerModal } from '../widgets/FoyerModal.js'

test('each view takes the focus to its first choice, and not to the header', async () => {
  const { client } = await showModal()
  await expect.poll(focusedName).toContain('Kestrel')
  showView(client, { name: 'Networks' })
  await expect.element(page.getByRole('dialog', { name: 'Choose Network' })).toBeVisible()
  await expect.poll(focusedName).toContain('Network 1')
})

test('a view whose fields come a moment after it takes the focus to the first of them', async () => {
  const { client } = await showModal({ name: 'Account' }, { isConnected: true })
  await expect.element(page.getByTestId('send')).toBeVisible()
  showView(client, { name: 'WalletSend', data: {} })
  await expect.element(page.getByRole('dialog', { name: 'Send' })).toBeVisible()
  await expect.poll(focusedName).toContain('Amount in')
})

test('in place, views leave the focus to the page, until it is inside', async () => {
  const { client } = pageClient({ enableEmbedded: true })
  drawPage(
    client,
    <>
      <button type="button">Of the page</button>
      <FoyerModal />
    </>,
  )
  const modal = page.getByRole('region')
  const row = modal.getByRole('button', { name: 'Kestrel' })
  page.getByRole('button', { name: 'Of the page' }).element().focus()
  await expect.element(row).toBeVisible()
  expect(focusedName()).toBe('Of the page')
  showView(client, { name: 'WhatIsAWallet' })
  const guide = page.getByRole('region', { name: 'What is a wallet?' })
  await expect.element(guide).toBeVisible()
  expect(focusedName()).toBe('Of the page')
  guide.getByRole('button').last().element().focus()
  showView(client, { name: 'Networks' })
  await expect.poll(focusedName).toContain('Network 1')
})
