import { fakeSession } from '@foyer/core/testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showModal } from '../../testing/showModal.js'

const view = { name: 'UnsupportedChain' } as const
const elsewhere = { connect: async () => fakeSession({ caipNetworkId: 'eip155:99' }) }

test('the networks of the site are offered, and the picked one is asked of the wallet', async () => {
  const { adapter, dialog } = await showModal(view, { isConnected: true, wallet: elsewhere })
  await expect.element(page.getByRole('dialog', { name: 'Switch Network' })).toBeVisible()
  await expect
    .element(dialog.getByRole('heading', { name: 'This network is not supported' }))
    .toBeVisible()
  const list = dialog.getByRole('list', { name: 'Supported networks' })
  expect(list.getByRole('button').all()).toHaveLength(2)
  await list.getByRole('button', { name: 'Network 10' }).click()
  await expect.poll(() => adapter.calls).toContain('switchChain test.kestrel')
})

test('a choice is due: Escape leaves the view where it is', async () => {
  const { dialog } = await showModal(view, { isConnected: true, wallet: elsewhere })
  await expect.element(dialog.getByRole('button', { name: 'Network 10' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'Switch Network' })).toBeVisible()
})

test('disconnecting is the other way out', async () => {
  const { client, dialog } = await showModal(view, { isConnected: true, wallet: elsewhere })
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await expect.poll(() => client.store.getState().connection.byNamespace).toEqual({})
})

test('only networks that the wallet granted are offered', async () => {
  const { dialog } = await showModal(view, {
    isConnected: true,
    wallet: elsewhere,
    facts: { network: { approved: { eip155: ['eip155:1'] } } },
  })
  await expect.element(dialog.getByRole('button', { name: 'Network 1', exact: true })).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Network 10' }).query()).toBeNull()
})
