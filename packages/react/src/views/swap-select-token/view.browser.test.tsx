import { testNetwork } from '@foyer/core/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeNode } from '../../testing/fakeNode.js'
import { showModal } from '../../testing/showModal.js'
import { quotedSwap } from '../../testing/swapDraft.js'

const networks = [testNetwork(1), testNetwork(10)] as const
const asset = (symbol: string, index: number, chainId = 'eip155:1') => ({
  ...{ name: `${symbol} Coin`, symbol, chainId, price: 1, value: 1 },
  address: `${chainId}:0x${(index + 1).toString(16).padStart(40, '0')}`,
  quantity: { decimals: '18', numeric: '1' },
})

async function opened(assets: readonly object[], side: 'from' | 'to' = 'to') {
  return showModal(
    { name: 'SwapSelectToken', data: { side } },
    {
      ...{ isConnected: true, networks, facts: { swap: { draft: quotedSwap } } },
      wallet: { callNetwork: fakeNode(), getAssets: async () => assets as never },
    },
  )
}

test('what the account has here stands first, and is found by name and symbol; tokens of other networks are not there', async () => {
  const { dialog } = await opened([asset('UNI', 1), asset('HARV', 2), asset('FAR', 3, 'eip155:10')])
  const own = dialog.getByRole('list', { name: 'Your tokens' })
  await expect.element(own.getByText('UNI Coin')).toBeVisible()
  await expect.element(own.getByText('FAR Coin')).not.toBeInTheDocument()
  const search = dialog.getByRole('searchbox')
  await search.fill('far')
  await expect.element(dialog.getByText('No token found')).toBeVisible()
  await search.fill('harv')
  await expect.poll(() => own.getByRole('listitem').all()).toHaveLength(1)
})

test('the coin is suggested, and a press chooses it for its side', async () => {
  const { client, dialog } = await opened([asset('UNI', 1)], 'from')
  await dialog.getByTestId('suggested-ETH').click()
  await expect.poll(() => client.store.getState().swap?.draft?.fromToken?.symbol).toBe('ETH')
  // The one that was there changes sides.
  expect(client.store.getState().swap?.draft?.toToken?.symbol).toBe('USDC')
  await expect.element(page.getByRole('dialog', { name: 'Select token' })).not.toBeInTheDocument()
})

test('of 5,000 tokens only those near what is seen are in the document', async () => {
  const many = Array.from({ length: 5_000 }, (_, index) => asset(`T${index}`, index))
  const { dialog } = await opened(many)
  const rows = dialog.getByRole('list', { name: 'Your tokens' }).getByRole('listitem')
  await expect.element(rows.first()).toBeVisible()
  expect(rows.all().length).toBeLessThan(60)
  await expect.element(rows.first()).toHaveAttribute('aria-setsize', '5000')
})
