import { testNetwork } from '@foyer/core/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { purchase } from '../../testing/buyDraft.js'
import { otherAddress } from '../../testing/connectedClient.js'
import { fakeNode } from '../../testing/fakeNode.js'
import { showModal } from '../../testing/showModal.js'

const options = {
  ...{ networks: [testNetwork(1)] as const, isConnected: true },
  wallet: { callNetwork: fakeNode(), getAssets: async () => [] },
}

test('purchases of this account alone are listed, each with what became of it', async () => {
  const purchases = [
    purchase,
    { ...purchase, order: '2', status: 'arrived', received: '0.04', hash: '0x1' },
    { ...purchase, order: '3', status: 'failed' },
    { ...purchase, order: '4', status: 'unclear' },
    { ...purchase, order: '5', account: otherAddress, symbol: 'FOREIGN' },
  ] as const
  const { dialog } = await showModal(
    { name: 'OnRampActivity' },
    { ...options, facts: { buy: { purchases } } },
  )
  await expect.element(page.getByRole('dialog', { name: 'Activity' })).toBeVisible()
  await expect.element(dialog.getByTestId('purchase-waiting')).toHaveTextContent('$100.00')
  await expect.element(dialog.getByTestId('purchase-arrived')).toHaveTextContent('0.04 ETH')
  await expect.element(dialog.getByTestId('purchase-failed')).toHaveTextContent('Not bought')
  await expect.element(dialog.getByTestId('purchase-unclear')).toHaveTextContent('Not confirmed')
  await expect.element(dialog).not.toHaveTextContent('FOREIGN')
})

test('an empty list says where purchases come from', async () => {
  const { dialog } = await showModal({ name: 'OnRampActivity' }, options)
  await expect.element(dialog).toHaveTextContent('What you buy in this browser will show here.')
})
