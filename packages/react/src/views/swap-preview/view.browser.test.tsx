import type { SentTransfer } from '@foyer/core/send'
import type { SwapDraft } from '@foyer/core/swap'
import { fakeAddress, testNetwork } from '@foyer/core/testing'
import { FoyerError } from '@foyer/protocol'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeNode } from '../../testing/fakeNode.js'
import { showModal } from '../../testing/showModal.js'
import { quotedSwap, swapPreview } from '../../testing/swapDraft.js'

const networks = [testNetwork(1)] as const

async function opened(draft?: SwapDraft, sent: readonly SentTransfer[] = []) {
  const shown = await showModal(
    { name: 'SwapPreview' },
    {
      ...{ isConnected: true, networks },
      wallet: { callNetwork: fakeNode(), getAssets: async () => [] },
      facts: { ...(draft && { swap: { draft } }), send: { sent } },
    },
  )
  const change = (part: Partial<SwapDraft>) =>
    shown.client.store.setState(({ swap }) =>
      swap?.draft ? { swap: { ...swap, draft: { ...swap.draft, ...part } } } : {},
    )
  return { ...shown, change, button: shown.dialog.getByTestId('confirm-swap') }
}
const prepared = { ...quotedSwap, status: 'prepared', preview: swapPreview } as const

test('without a swap the view says that it is gone, and leads on', async () => {
  const { dialog } = await opened()
  await expect.element(dialog.getByText('There is no swap')).toBeVisible()
  await dialog.getByTestId('swap-gone').click()
  await expect.element(page.getByRole('dialog', { name: 'Account' })).toBeVisible()
})

test('both amounts stand there with every digit, the steps in their order, the fee, and the way in words', async () => {
  const { dialog, button } = await opened(prepared)
  await expect.element(dialog.getByTestId('preview-pays')).toHaveTextContent('250 USDC')
  await expect.element(dialog.getByTestId('preview-receives')).toHaveTextContent('0.08064 ETH')
  const steps = dialog.getByRole('list', { name: 'Steps' }).getByRole('listitem')
  await expect.element(steps.nth(0)).toHaveTextContent('Approve exactly 250 USDC: Now')
  await expect.element(steps.nth(1)).toHaveTextContent('Swap 250 USDC for 0.08064 ETH: To do')
  await expect.element(dialog.getByTestId('preview-fee')).toHaveTextContent('0.000013 ETH $0.04')
  await expect.element(dialog.getByTestId('swap-route')).toHaveTextContent('Swapped directly')
  await expect.element(button).toHaveTextContent('Approve USDC')
})

test('a fee of less than a cent says so, and never that it is nothing', async () => {
  const { dialog, change } = await opened({
    ...prepared,
    preview: { ...swapPreview, feeWorth: '0.004' },
  })
  const fee = dialog.getByTestId('preview-fee')
  await expect.element(fee).toHaveTextContent(/ETH under \$0\.01$/)
  change({ preview: { ...swapPreview, feeWorth: '0.02' } })
  await expect.element(fee).toHaveTextContent(/ETH \$0\.02$/)
})

test('a swap of one step has no list of steps; rent of a new token account stands beside the fee', async () => {
  const steps = swapPreview.steps.slice(1)
  const offer = { ...swapPreview.offer, provider: 'jupiter', path: undefined, spender: undefined }
  const fees = [...swapPreview.fees, { kind: 'rent', amount: 2_039_280_000_000_000n }] as const
  const { dialog, button } = await opened({
    ...prepared,
    preview: { ...swapPreview, steps, offer, fees },
  })
  await expect.element(dialog.getByTestId('preview-rent')).toHaveTextContent('0.00204 ETH')
  await expect.element(dialog.getByText('Jupiter')).toBeVisible()
  await expect.element(button).toHaveTextContent(/^Swap$/)
  expect(dialog.getByRole('list', { name: 'Steps' }).query()).toBeNull()
})

test('an approval that is done stays in the steps, and the swap is next', async () => {
  const { dialog, button, change } = await opened(prepared)
  change({ status: 'approving' })
  await expect.element(button).toHaveTextContent('Approving...')
  await expect.element(dialog.getByTestId('cancel-swap')).toHaveAttribute('aria-disabled', 'true')
  change({ status: 'prepared', preview: { ...swapPreview, steps: swapPreview.steps.slice(1) } })
  const steps = dialog.getByRole('list', { name: 'Steps' }).getByRole('listitem')
  await expect.element(steps.nth(0)).toHaveTextContent('Approve exactly 250 USDC: Done')
  await expect.element(steps.nth(1)).toHaveTextContent(': Now')
  await expect.element(button).toHaveTextContent(/^Swap$/)
})

test('a batch is one request, and the button says both', async () => {
  const { dialog, button, change } = await opened({
    ...prepared,
    preview: { ...swapPreview, isBatch: true },
  })
  await expect.element(dialog.getByText(/one request of your wallet/)).toBeVisible()
  await expect.element(button).toHaveTextContent('Approve USDC and swap')
  change({ preview: { ...swapPreview, steps: swapPreview.steps.slice(1), isBatch: true } })
  await expect.element(button).toHaveTextContent(/^Swap$/)
})

test('a warning that may cost money is ticked before anything can be signed', async () => {
  const warnings = [{ code: 'price_worse', mustConfirm: true, bps: 1_620 }] as const
  const { client, dialog, button } = await opened({
    ...prepared,
    preview: { ...swapPreview, warnings },
  })
  const warning = dialog.getByTestId('warning-price_worse')
  await expect.element(warning).toHaveTextContent('The price is 16.2% worse than elsewhere')
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByTestId('accept-price_worse').click()
  await expect.element(button).not.toHaveAttribute('aria-disabled')
  expect(client.store.getState().swap?.draft?.accepted).toEqual(['price_worse'])
})

test('a price that moved shows both figures', async () => {
  const before = { toAmount: 81_000_000_000_000_000n, minReceived: 80_190_000_000_000_000n }
  const { dialog } = await opened({ ...prepared, preview: { ...swapPreview, before } })
  const moved = dialog.getByTestId('warning-moved')
  await expect.element(moved).toHaveTextContent('You would receive 0.08064 ETH now, not 0.081 ETH.')
})

test('what was not signed because it changed has its sentence, and the next press is on the new one', async () => {
  const { dialog, button, change } = await opened({
    ...prepared,
    failure: new FoyerError('fee_risen'),
  })
  await expect.element(dialog.getByTestId('swap-failure')).toHaveTextContent('fee has risen')
  await expect.element(button).not.toHaveAttribute('aria-disabled')
  await expect.element(dialog.getByTestId('cancel-swap')).toHaveTextContent('Cancel')
  change({ failure: undefined })
  await expect.element(dialog.getByTestId('swap-failure')).not.toBeInTheDocument()
})

test('a wallet that declines has its sentence and another try', async () => {
  const failure = new FoyerError('user_rejected')
  const { dialog, button } = await opened({ ...quotedSwap, status: 'failed', failure })
  await expect.element(dialog.getByTestId('swap-failure')).toHaveTextContent('You declined')
  await expect.element(button).toHaveTextContent('Try again')
  await expect.element(dialog.getByTestId('cancel-swap')).toHaveTextContent('Change')
})

const sent: SentTransfer = {
  ...{ hash: '0x1', caipNetworkId: 'eip155:1', from: fakeAddress, to: `0x${'4'.repeat(40)}` },
  ...{ symbol: 'USDC', amount: '250', at: 0, looks: 0, status: 'sent' },
}
const swap = { symbol: 'ETH', decimals: 18, quoted: '0.08064', least: '0.0798336' }
const onItsWay = { ...prepared, status: 'sent', hash: '0x1' } as const

test('a sent swap is followed to what arrived', async () => {
  const { client, dialog } = await opened(onItsWay, [{ ...sent, swap }])
  await expect.element(dialog.getByTestId('swap-sent')).toHaveTextContent('Swapping')
  const final = { ...sent, status: 'final', swap: { ...swap, received: '0.08064123' } } as const
  client.store.setState(({ send }) => ({ send: { ...send, sent: [final] } }))
  const done = dialog.getByTestId('swap-final')
  await expect.element(done).toHaveTextContent('You received 0.08064123 ETH')
  await dialog.getByTestId('swap-done').click()
  await expect.element(page.getByRole('dialog', { name: 'Account' })).toBeVisible()
})

test('it is the same swap when its hash becomes that of a block, or of what replaced it', async () => {
  const { client, dialog } = await opened(onItsWay, [{ ...sent, swap, calls: '0x1' }])
  await expect.element(dialog.getByTestId('swap-sent')).toBeVisible()
  const set = (change: Partial<SentTransfer>) =>
    client.store.setState(({ send }) => ({
      send: { ...send, sent: send.sent.map((one) => ({ ...one, ...change })) },
    }))
  set({ hash: '0x2', status: 'final' })
  await expect.element(dialog.getByTestId('swap-final')).toBeVisible()
  set({ hash: '0x3', calls: undefined, status: 'replaced' })
  await expect.element(dialog.getByTestId('swap-replaced')).toBeVisible()
})

test.each([
  ['failed', { reason: 'Too little received' }, 'The network says: Too little received'],
  ['failed', {}, 'only the network fee was spent'],
  ['cancelled', {}, 'You cancelled it'],
  ['expired', {}, 'No block takes it'],
  ['final', { swap: { ...swap, received: '0.05' } }, 'less than the minimum'],
] as const)('a swap that is %s with %o says %s', async (status, more, text) => {
  const { dialog } = await opened(onItsWay, [{ ...sent, swap, status, ...more }])
  await expect.element(dialog.getByTestId(`swap-${status}`)).toHaveTextContent(text)
  await expect.element(dialog.getByTestId('swap-again')).toBeVisible()
})
