import { openPay, type PaymentRequest } from '@foyer/core/pay'
import { testNetwork } from '@foyer/core/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { otherAddress } from '../../testing/connectedClient.js'
import { fakeNode } from '../../testing/fakeNode.js'
import { showModal } from '../../testing/showModal.js'

const networks = [testNetwork(1), testNetwork(10)] as const
const coin = {
  ...{ name: 'Ether', symbol: 'ETH', chainId: 'eip155:1', price: 2000, value: 2000 },
  quantity: { decimals: '18', numeric: '1' },
}
const wallet = { callNetwork: fakeNode(), getAssets: async () => [coin] }

/** The modal of a page that has just opened a payment. What became of it is in `ends`. */
async function opened(request: Partial<PaymentRequest> = {}, isConnected = true) {
  const shown = await showModal({ name: 'Pay' }, { isConnected, networks, wallet })
  const ends: unknown[] = []
  openPay(shown.client, {
    ...{ network: 'eip155:1', amount: '0.25', to: otherAddress, label: 'Orchard' },
    ...request,
  }).catch((error) => ends.push(error))
  return { ...shown, ends, button: shown.dialog.getByTestId('pay-review') }
}

test('amount, worth, receiver and network stand there whole, and lead to the review', async () => {
  const { dialog, button } = await opened()
  await expect.element(page.getByRole('dialog', { name: 'How you pay' })).toBeVisible()
  await expect.element(dialog.getByTestId('pay-amount')).toHaveTextContent('0.25 ETH')
  await expect.element(dialog.getByText('$500.00')).toBeVisible()
  await expect.element(dialog.getByTestId('pay-label')).toHaveTextContent('Orchard')
  await expect.element(dialog.getByTestId('pay-to')).toHaveTextContent(otherAddress)
  await expect.element(dialog.getByTestId('pay-available')).toHaveTextContent('1.000 ETH')
  await expect.element(button).toHaveTextContent('Review payment')
  await button.click()
  await expect.element(page.getByRole('dialog', { name: 'Review send' })).toBeVisible()
  await expect.element(dialog.getByTestId('preview-to')).toHaveTextContent(otherAddress)
})

test.each([
  ['what the account does not have', { amount: '2' }, 'Insufficient Funds'],
  ['a receiver that is none', { to: 'not an address' }, 'Invalid Address'],
])('%s is said and not reviewed', async (_, request, words) => {
  const { button, ends } = await opened(request)
  await expect.element(button).toHaveTextContent(words)
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  expect(ends).toEqual([])
})

test('a token that the network does not have is said to be the mistake of the page', async () => {
  const { dialog, ends } = await opened({ asset: '0x00000000000000000000000000000000000000b1' })
  await expect.element(dialog.getByText(/a token that .+ does not have/)).toBeVisible()
  await expect.element(dialog.getByTestId('pay-review')).not.toBeInTheDocument()
  await dialog.getByTestId('pay-no-token').click()
  await expect.poll(() => ends).toMatchObject([{ code: 'user_rejected' }])
})

test('without a wallet the way leads to one', async () => {
  const { dialog } = await opened({}, false)
  await expect.element(dialog.getByTestId('pay-amount')).toHaveTextContent('0.25 ETH')
  await dialog.getByTestId('pay-connect').click()
  await expect.element(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
})

test('on another network the way leads to the one of the payment', async () => {
  const { dialog } = await opened({ network: 'eip155:10' })
  await dialog.getByTestId('pay-switch').click()
  // The wallet switches at once, and the payment goes on.
  await expect.element(dialog.getByTestId('pay-review')).toBeVisible()
  await expect.element(page.getByRole('dialog', { name: 'How you pay' })).toBeVisible()
})

test('a view without a payment says so, and closes', async () => {
  const { dialog } = await showModal({ name: 'Pay' }, { isConnected: true, networks, wallet })
  await expect.element(dialog.getByText('There is nothing to pay')).toBeVisible()
  await dialog.getByTestId('pay-none').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('too little leads to buying where the host sells, and the payment waits for it', async () => {
  const { client, dialog } = await showModal(
    { name: 'Pay' },
    { isConnected: true, networks, wallet, server: 'http://127.0.0.1:1' },
  )
  const request = { network: 'eip155:1', amount: '25', to: otherAddress } as const
  openPay(client, request).catch(() => {})
  await expect.element(dialog.getByTestId('pay-review')).toHaveTextContent('Insufficient Funds')
  await dialog.getByTestId('pay-buy').click()
  await expect.element(page.getByRole('dialog', { name: 'Choose Provider' })).toBeVisible()
  expect(client.store.getState().pay?.status).toBe('initiated')
})
