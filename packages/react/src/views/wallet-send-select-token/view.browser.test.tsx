import { testNetwork } from '@foyer/core/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeNode } from '../../testing/fakeNode.js'
import { showModal } from '../../testing/showModal.js'

const view = { name: 'WalletSendSelectToken' } as const
const networks = [testNetwork(1), testNetwork(10)] as const
const token = (symbol: string, chainId = 'eip155:1', value = 1) => ({
  ...{ name: `${symbol} Coin`, symbol, chainId, price: 1, value },
  address: `${chainId}:0x${symbol.padStart(40, '0').replace(/[^0-9]/g, 'a')}`,
  quantity: { decimals: '18', numeric: '1' },
})

async function opened(assets: readonly object[]) {
  return showModal(view, {
    isConnected: true,
    networks,
    wallet: { callNetwork: fakeNode(), getAssets: async () => assets as never },
  })
}

test('tokens of the network in use are listed and found, and of no other', async () => {
  const here = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'].map((symbol) => token(symbol))
  const { dialog } = await opened([...here, token('B7', 'eip155:10')])
  await expect.element(page.getByRole('dialog', { name: 'Select Token' })).toBeVisible()
  const list = dialog.getByRole('list', { name: 'Your tokens' })
  await expect.element(list.getByText('A1 Coin')).toBeVisible()
  await expect.element(list.getByText('B7 Coin')).not.toBeInTheDocument()
  const search = dialog.getByRole('searchbox', { name: 'Search tokens' })
  await search.fill('b7')
  await expect.element(dialog.getByText('No token found')).toBeVisible()
  await search.fill('a3')
  await expect.poll(() => list.getByRole('listitem').all()).toHaveLength(1)
})

test('of 500 tokens only those near what is seen are in the document', async () => {
  const many = Array.from({ length: 500 }, (_, index) =>
    token(`T${index}`, 'eip155:1', 500 - index),
  )
  const { dialog } = await opened(many)
  const rows = dialog.getByRole('list', { name: 'Your tokens' }).getByRole('listitem')
  await expect.element(rows.first()).toHaveTextContent('T0 Coin')
  expect(rows.all().length).toBeLessThan(60)
})

test('who has nothing is led to receiving', async () => {
  const { dialog } = await opened([])
  await expect.element(dialog.getByText('Nothing to send yet')).toBeVisible()
  await dialog.getByRole('button', { name: 'Receive' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Receive' })).toBeVisible()
})
