import type { FoyerOptions } from '@foyer/core'
import { clickSwapToken, resetView } from '@foyer/core/internal'
import { testNetwork } from '@foyer/core/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerServer } from '../../testing/answerServer.js'
import { fakeNode } from '../../testing/fakeNode.js'
import { showModal } from '../../testing/showModal.js'
import { quotedSwap } from '../../testing/swapDraft.js'

const networks = [testNetwork(1), testNetwork(10)] as const
const asset = (symbol: string, index: number, chainId = 'eip155:1') => ({
  ...{ name: `${symbol} Coin`, symbol, chainId, price: 1, value: 1 },
  address: `${chainId}:0x${(index + 1).toString(16).padStart(40, '0')}`,
  quantity: { decimals: '18', numeric: '1' },
})

async function opened(
  assets: readonly object[],
  side: 'from' | 'to' = 'to',
  options: Partial<FoyerOptions> = {},
) {
  return showModal(
    { name: 'SwapSelectToken', data: { side } },
    {
      ...{ isConnected: true, networks, ...options, facts: { swap: { draft: quotedSwap } } },
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

test('of 5,000 tokens only those near what is seen are in the document, at once where they were there before, and also where they are searched', async () => {
  const tokens = Array.from({ length: 5_000 }, (_, index) => ({
    ...{ name: `Coin number ${index}`, symbol: `T${(index * 7_919) % 5_000}`, decimals: 18 },
    address: `eip155:1:0x${(index + 1).toString(16).padStart(40, '0')}`,
  }))
  const { server } = answerServer({ tokens: () => ({ tokens }) })
  const { client, dialog } = await opened([asset('UNI', 1)], 'to', { server })
  const rows = dialog.getByRole('list', { name: 'Tokens', exact: true }).getByRole('listitem')
  await expect.element(rows.first()).toHaveAttribute('aria-setsize', '5001')
  expect(rows.all().length).toBeLessThan(60)

  resetView(client, { name: 'Networks' })
  const search = dialog.getByRole('searchbox')
  await expect.element(dialog.getByTestId('swap-search')).not.toBeInTheDocument()
  clickSwapToken(client, 'to')
  const painted = () => new Promise((resolve) => requestAnimationFrame(resolve))
  while (dialog.getByTestId('swap-search').all().length === 0) await painted()
  // They came with the field, in one frame.
  expect(rows.all().length).toBeGreaterThan(5)
  expect(rows.all().length).toBeLessThan(60)

  await search.fill('coin number 49')
  await expect.element(rows.first()).toHaveAttribute('aria-setsize', '111')
  expect(rows.all().length).toBeLessThan(60)
  await search.fill('t4999')
  await expect.poll(() => rows.all().length).toBe(1)
})
