import type { Payment } from '@foyer/core/pay'
import type { SentTransfer } from '@foyer/core/send'
import { fakeAddress, testNetwork } from '@foyer/core/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { otherAddress } from '../../testing/connectedClient.js'
import { fakeNode } from '../../testing/fakeNode.js'
import { showModal } from '../../testing/showModal.js'

const networks = [testNetwork(1)] as const
const transfer: SentTransfer = {
  ...{ hash: '0x1', caipNetworkId: 'eip155:1', from: fakeAddress, to: otherAddress },
  ...{ symbol: 'ETH', amount: '0.25', at: 7, looks: 0, status: 'sent' },
}
const payment: Payment = {
  ...{ id: 'one', network: 'eip155:1', amount: '0.25', to: otherAddress, status: 'awaiting' },
  sentAt: 7,
}

const opened = (pay: Payment | undefined, sent: Partial<SentTransfer> = {}) =>
  showModal(
    { name: 'PayLoading' },
    {
      ...{ isConnected: true, networks },
      wallet: { callNetwork: fakeNode(), getAssets: async () => [] },
      facts: { ...(pay && { pay }), send: { sent: [{ ...transfer, ...sent }] } },
    },
  )

test('a payment on its way says so, and the modal may be closed', async () => {
  const { dialog } = await opened(payment)
  await expect.element(page.getByRole('dialog', { name: 'Payment in progress' })).toBeVisible()
  await expect.element(dialog.getByTestId('pay-sent')).toHaveTextContent('is on its way')
  await dialog.getByTestId('pay-done').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('one in a block is paid', async () => {
  const { dialog } = await opened({ ...payment, status: 'completed' }, { status: 'final' })
  await expect.element(dialog.getByTestId('pay-final')).toHaveTextContent('Paid')
  await expect.element(dialog.getByTestId('pay-done')).toHaveTextContent('Done')
})

test.each([
  ['failed', 'Only the network fee was spent'],
  ['replaced', 'sent another transaction in its place'],
  ['cancelled', 'You cancelled it in your wallet'],
  ['expired', 'No block takes it any more'],
  ['unknown', 'It may still come'],
] as const)('one that is %s says why, and can be paid again', async (status, words) => {
  const { dialog, client } = await opened({ ...payment, status: 'failed' }, { status })
  await expect.element(dialog.getByTestId(`pay-${status}`)).toHaveTextContent(words)
  await dialog.getByTestId('pay-again').click()
  await expect.element(page.getByRole('dialog', { name: 'How you pay' })).toBeVisible()
  expect(client.store.getState().pay).toMatchObject({ status: 'initiated', sentAt: undefined })
})

test('without a payment the view says so', async () => {
  const { dialog } = await opened(undefined)
  await expect.element(dialog.getByText('There is nothing to pay')).toBeVisible()
})
