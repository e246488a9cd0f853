import { fakeAdapter, fakeConnector } from '@foyer/core/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showModal } from '../../testing/showModal.js'

test('leads to the wallets of the other chain family alone', async () => {
  const owl = fakeConnector({ id: 'owl', rdns: 'owl', name: 'Owl', namespace: 'solana' })
  const adapters = [fakeAdapter(), fakeAdapter({ namespace: 'solana', connectors: [owl] })]
  const { dialog } = await showModal(
    { name: 'SwitchActiveChain', data: { switchToChain: 'solana' } },
    { adapters },
  )
  await expect.element(page.getByRole('dialog', { name: 'Switch chain' })).toBeVisible()
  await expect.element(dialog.getByRole('heading', { name: 'Switch to Solana' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Connect a wallet' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Owl' })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Kestrel' })).not.toBeInTheDocument()
})
