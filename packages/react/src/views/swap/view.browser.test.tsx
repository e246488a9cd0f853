import type { SwapDraft } from '@foyer/core/swap'
import { fakeAddress, testNetwork } from '@foyer/core/testing'
import { FoyerError } from '@foyer/protocol'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeNode } from '../../testing/fakeNode.js'
import { showModal } from '../../testing/showModal.js'
import { dollars, ether, quotedSwap, swapDraft } from '../../testing/swapDraft.js'

const view = { name: 'Swap', data: {} } as const
const networks = [testNetwork(1), testNetwork(10)] as const

async function opened(draft?: SwapDraft) {
  const shown = await showModal(view, {
    isConnected: true,
    networks,
    wallet: { callNetwork: fakeNode(), getAssets: async () => [] },
    ...(draft && { facts: { swap: { draft } } }),
  })
  const draftOf = () => shown.client.store.getState().swap?.draft
  return { ...shown, draftOf, button: shown.dialog.getByTestId('review-swap') }
}

test('a swap begins with the coin and what there is of it, and the button says what is missing', async () => {
  const { dialog, button, draftOf } = await opened()
  await expect.element(dialog.getByTestId('swap-from')).toHaveTextContent('ETH')
  await expect.element(dialog.getByTestId('swap-available')).toHaveTextContent('1.000 available')
  await expect.element(button).toHaveTextContent('Select token')
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  expect(draftOf()).toMatchObject({ account: fakeAddress, caipNetworkId: 'eip155:1' })
})

test.each<[string, Partial<SwapDraft>]>([
  ['Select token', { toToken: undefined }],
  ['Enter amount', { amount: swapDraft.amount }],
  [
    'Insufficient balance',
    { amount: { text: '4000', unit: 'token', units: 4_000_000_000n, isMax: false } },
  ],
])('the button says %s', async (text, change) => {
  const { button } = await opened({ ...quotedSwap, ...change })
  await expect.element(button).toHaveTextContent(text)
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
})

test('a failure has a sentence of its own, and the button reads again', async () => {
  const data = { finding: 'amount_too_small', reason: '' } as const
  const failure = new FoyerError('swap_refused', { data })
  const { dialog, button } = await opened({
    ...quotedSwap,
    quoting: { ...quotedSwap.quoting, status: 'failed', offers: [], failure },
  })
  await expect.element(dialog.getByTestId('swap-failure')).toHaveTextContent('too small')
  await expect.element(button).toHaveTextContent('Swap')
  await button.click()
  await expect.element(dialog.getByTestId('swap-failure')).not.toHaveTextContent('too small')
})

test('what the swap comes to stands there before it is reviewed, and leads to the preview', async () => {
  const { dialog, button } = await opened(quotedSwap)
  await expect.element(dialog.getByTestId('swap-receives')).toHaveTextContent('0.08064')
  await expect.element(dialog.getByTestId('swap-rate')).toHaveTextContent('1 ETH = 3,100.19 USDC')
  await expect.element(dialog.getByTestId('swap-minimum')).toHaveTextContent('0.079833 ETH')
  await expect.element(dialog.getByTestId('swap-impact')).toHaveTextContent('0.04%')
  await button.click()
  await expect.element(page.getByRole('dialog', { name: 'Preview swap' })).toBeVisible()
})

test('a fee is shown where it is taken, and an unknown impact is not none', async () => {
  const [offer] = quotedSwap.quoting.offers
  if (!offer) throw new Error('no offer')
  const fees = [{ amount: 40_000_000_000_000n, to: `0x${'9'.repeat(40)}` }]
  const { impactBps: _, ...unknown } = offer
  const { dialog } = await opened({
    ...quotedSwap,
    ...{ fromToken: { ...dollars, price: undefined }, toToken: { ...ether, price: undefined } },
    quoting: { ...quotedSwap.quoting, offers: [{ ...unknown, fees }] },
  })
  await expect.element(dialog.getByTestId('swap-fee')).toHaveTextContent('0.00004 ETH')
  await expect.element(dialog.getByTestId('swap-impact')).toHaveTextContent('Not known')
})

test('the tokens change sides by one press, and the amount keeps its digits', async () => {
  const { dialog, draftOf } = await opened(quotedSwap)
  await dialog.getByRole('button', { name: 'Switch the tokens' }).click()
  await expect.element(dialog.getByTestId('swap-from')).toHaveTextContent('ETH')
  await expect.element(dialog.getByTestId('swap-to')).toHaveTextContent('USDC')
  expect(draftOf()?.amount.units).toBe(250n * 10n ** 18n)
})

test('slippage is one of three, or an own value within bounds', async () => {
  const { dialog, draftOf } = await opened(quotedSwap)
  await dialog.getByRole('button', { name: 'Max slippage: 1%' }).click()
  await dialog.getByTestId('slippage-50').click()
  expect(draftOf()?.slippageBps).toBe(50)
  await expect.element(dialog.getByTestId('swap-minimum')).toHaveTextContent('0.080236 ETH')
  const own = dialog.getByTestId('slippage-own')
  await own.fill('60')
  await expect.element(dialog.getByText('Type a number from 0.05% to 50%.')).toBeVisible()
  expect(draftOf()?.slippageBps).toBe(50)
  await own.fill('7.25')
  expect(draftOf()?.slippageBps).toBe(725)
  await expect.element(dialog.getByText(/Your slippage is high/)).toBeVisible()
})

test('another provider may be chosen, and the best one again', async () => {
  const { dialog, draftOf } = await opened(quotedSwap)
  await dialog.getByRole('button', { name: 'Provider: Pools of the network' }).click()
  await dialog.getByTestId('offer-odos').click()
  expect(draftOf()?.offerKey).toBe('odos')
  await expect.element(dialog.getByTestId('swap-receives')).toHaveTextContent('0.08061')
  await dialog.getByTestId('offer-pools').click()
  expect(draftOf()?.offerKey).toBeUndefined()
})

test('an approval that was not used is shown, and a press has the wallet take it back', async () => {
  const node = fakeNode()
  const left = 250_000_000n
  const sent: unknown[] = []
  const { client, dialog } = await showModal(view, {
    ...{ isConnected: true, networks, facts: { swap: { draft: quotedSwap } } },
    wallet: {
      getAssets: async () => [],
      async callNetwork(request) {
        const { method, params } = request.call
        const isAllowance = JSON.stringify(params ?? []).includes('0xdd62ed3e')
        if (method === 'eth_call' && isAllowance) return `0x${left.toString(16).padStart(64, '0')}`
        return node(request)
      },
      sendTransaction: async (_, { transaction }) => {
        sent.push(transaction)
        return `0x${'a'.repeat(64)}`
      },
    },
  })
  const spender = `0x${'4'.repeat(40)}`
  const kept = { caipNetworkId: 'eip155:1', account: fakeAddress, token: dollars.address, spender }
  const named = { ...kept, symbol: 'USDC', decimals: 6 }
  client.storage.scope('swap').set('allowances', JSON.stringify([named]))
  // The view reads them when it is shown.
  await dialog.getByTestId('review-swap').click()
  await dialog.getByTestId('header-back').click()
  await expect.element(dialog.getByTestId('swap-left')).toHaveTextContent('250 USDC was not used')
  await dialog.getByRole('button', { name: 'Take it back' }).click()
  await expect.poll(() => sent).toMatchObject([{ to: dollars.address, value: 0n }])
})

test('without an account the view leads to one', async () => {
  const { dialog } = await showModal(view, { networks })
  await dialog.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
})
