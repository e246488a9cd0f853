import { testNetwork } from '@foyer/core/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { buyDraft } from '../../testing/buyDraft.js'
import { fakeNode } from '../../testing/fakeNode.js'
import { showModal } from '../../testing/showModal.js'

test('currencies have their names and limits, and the pick is what is paid with', async () => {
  const { dialog, client } = await showModal(
    { name: 'OnRampFiatSelect' },
    {
      ...{ networks: [testNetwork(1)] as const, isConnected: true },
      wallet: { callNetwork: fakeNode(), getAssets: async () => [] },
      facts: { buy: { draft: buyDraft, purchases: [] } },
    },
  )
  await expect.element(page.getByRole('dialog', { name: 'Select Currency' })).toBeVisible()
  const euro = dialog.getByTestId('fiat-EUR')
  await expect.element(euro).toHaveTextContent('Euro€10.00 to €7,500.00EUR')
  await euro.click()
  expect(client.store.getState().buy?.draft?.fiat).toBe('EUR')
})
