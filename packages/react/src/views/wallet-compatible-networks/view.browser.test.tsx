import { testNetwork } from '@foyer/core/testing'
import { expect, test } from 'vitest'
import { showModal } from '../../testing/showModal.js'

const view = { name: 'WalletCompatibleNetworks' } as const

test('the networks of the account’s chain family are listed', async () => {
  const networks = [testNetwork(1), testNetwork(10)] as const
  const { dialog } = await showModal(view, { isConnected: true, networks })
  const list = dialog.getByRole('list', { name: 'Networks' })
  await expect.element(list.getByText('Network 10')).toBeVisible()
  expect(list.getByRole('listitem').all()).toHaveLength(2)
})

test('without an account there is none to list', async () => {
  const { dialog } = await showModal(view)
  await expect.element(dialog.getByText('No network is known')).toBeVisible()
})
