import { testNetwork } from '@foyer/core/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { buyDraft } from '../../testing/buyDraft.js'
import { fakeNode } from '../../testing/fakeNode.js'
import { showModal } from '../../testing/showModal.js'

const options = {
  ...{ networks: [testNetwork(1)] as const, isConnected: true },
  wallet: { callNetwork: fakeNode(), getAssets: async () => [] },
}
const many = ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir', 'Oak'].map((name) => ({
  ...{ id: name, name, symbol: name.toUpperCase() },
}))

test('tokens that are sold are found by a part of their name, and the pick is what is bought', async () => {
  const draft = {
    ...buyDraft,
    options: { tokens: many, currencies: [], providers: [] },
  }
  const { dialog, client } = await showModal(
    { name: 'OnRampTokenSelect' },
    { ...options, facts: { buy: { draft, purchases: [] } } },
  )
  await expect.element(page.getByRole('dialog', { name: 'Select Token' })).toBeVisible()
  await dialog.getByTestId('buy-token-search').fill('ced')
  await expect.element(dialog.getByTestId('buy-ASH')).not.toBeInTheDocument()
  await dialog.getByTestId('buy-CEDAR').click()
  expect(client.store.getState().buy?.draft?.token?.symbol).toBe('CEDAR')
})

test('what is not found says so, and what was not begun leads to the beginning', async () => {
  const draft = { ...buyDraft, options: { tokens: many, currencies: [], providers: [] } }
  const { dialog, client } = await showModal(
    { name: 'OnRampTokenSelect' },
    { ...options, facts: { buy: { draft, purchases: [] } } },
  )
  await dialog.getByTestId('buy-token-search').fill('yew')
  await expect.element(dialog).toHaveTextContent('Nothing that is sold here is called “yew”.')
  client.store.setState({ buy: { purchases: [] } })
  await dialog.getByTestId('begin-buy').click()
  await expect.element(page.getByRole('dialog', { name: 'Choose Provider' })).toBeVisible()
})
