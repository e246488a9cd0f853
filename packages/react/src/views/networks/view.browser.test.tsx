import { testNetwork } from '@foyer/core/testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showModal } from '../../testing/showModal.js'

const view = { name: 'Networks' } as const
const many = [1, 2, 3, 4, 5, 6, 7].map((id) => testNetwork(id)) as [ReturnType<typeof testNetwork>]

test('the network in use is marked; without a wallet another one holds at once', async () => {
  const { adapter, client, dialog } = await showModal(view)
  await expect.element(page.getByRole('dialog', { name: 'Choose Network' })).toBeVisible()
  const row = (name: string) => dialog.getByRole('button', { name, exact: true })
  await expect.element(row('Network 1')).toHaveAttribute('aria-current', 'true')
  await row('Network 10').click()
  await expect.poll(() => client.store.getState().network.selected.eip155).toBe('eip155:10')
  expect(adapter.calls).not.toContain('switchChain test.kestrel')
})

test('a connected wallet is asked in a view of its own', async () => {
  const { adapter, dialog } = await showModal(view, {
    isConnected: true,
    wallet: { switchChain: () => new Promise(() => {}) },
  })
  await dialog.getByRole('button', { name: 'Network 10' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Network 10' })).toBeVisible()
  await expect.element(dialog.getByRole('heading', { name: 'Approve in wallet' })).toBeVisible()
  await expect.poll(() => adapter.calls).toContain('switchChain test.kestrel')
})

test('a network that the wallet did not grant cannot be picked, and says why', async () => {
  const { adapter, dialog } = await showModal(view, {
    isConnected: true,
    facts: { network: { approved: { eip155: ['eip155:1'] } } },
  })
  const row = dialog.getByRole('button', { name: 'Network 10' })
  await expect.element(row).toHaveTextContent('Not in this wallet')
  await expect.element(row).toHaveAttribute('aria-disabled', 'true')
  await row.click({ force: true })
  expect(adapter.calls).not.toContain('switchChain test.kestrel')
})

test('seven networks can be searched, and the search is cleared by its button', async () => {
  const { dialog } = await showModal(view, { networks: many })
  const rows = () => dialog.getByRole('list', { name: 'Networks' }).getByRole('button').all().length
  const search = dialog.getByRole('searchbox', { name: 'Search networks' })
  await userEvent.fill(search, 'WORK 7')
  await expect.poll(rows).toBe(1)
  await userEvent.fill(search, 'moon')
  await expect.element(dialog.getByText('Nothing here is called “moon”.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Clear search' }).click()
  await expect.poll(rows).toBe(7)
})

test('fewer need no search, and what a network is can be read', async () => {
  const { dialog } = await showModal(view)
  await dialog.getByRole('button', { name: 'What is a network?' }).click()
  await expect.element(page.getByRole('dialog', { name: 'What is a network?' })).toBeVisible()
  expect(dialog.getByRole('searchbox').query()).toBeNull()
})
