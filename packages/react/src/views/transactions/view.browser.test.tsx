import { testNetwork } from '@foyer/core/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerServer } from '../../testing/answerServer.js'
import { showModal } from '../../testing/showModal.js'

const view = { name: 'Transactions' } as const
const transaction = (id: string, operationType: string, minedAt: string) => ({
  id,
  metadata: {
    operationType,
    hash: `0x${id.repeat(64)}`,
    chain: 'eip155:1',
    minedAt,
    status: 'confirmed',
    sentFrom: '0x9a3f00000000000000000000000000000002cc8e',
    sentTo: '0x9a3f00000000000000000000000000000002cc8e',
  },
  transfers: [
    {
      direction: operationType === 'receive' ? 'in' : 'out',
      quantity: { numeric: '1.5' },
      fungible_info: { name: 'Ether', symbol: 'ETH' },
    },
  ],
})

test('what the account did stands by month, the newest first', async () => {
  const { server } = answerServer({
    history: () => ({
      data: [
        transaction('1', 'send', '2025-03-04T05:06:07Z'),
        transaction('2', 'receive', '2025-02-04T05:06:07Z'),
      ],
      next: null,
    }),
  })
  const { dialog } = await showModal(view, { isConnected: true, server })
  await expect.element(page.getByRole('dialog', { name: 'Activity' })).toBeVisible()
  const months = dialog.getByRole('region')
  await expect.element(months.first()).toHaveTextContent(/March 2025.*Sent/)
  await expect.element(months.nth(1)).toHaveTextContent(/February 2025.*Received/)
})

test('activity that cannot be had is said so, and a press gets it', async () => {
  let isDown = true
  const { server } = answerServer({
    history: () =>
      isDown
        ? Response.json({}, { status: 500 })
        : { data: [transaction('1', 'send', '2025-03-04T05:06:07Z')], next: null },
  })
  const { dialog } = await showModal(view, { isConnected: true, server })
  await expect.element(dialog.getByText('Activity unavailable')).toBeVisible()
  isDown = false
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog.getByText('Sent', { exact: true })).toBeVisible()
})

test('an account without activity is shown as such', async () => {
  const { server } = answerServer()
  const { dialog } = await showModal(view, { isConnected: true, server })
  await expect.element(dialog.getByText('No activity yet')).toBeVisible()
  await expect.element(dialog.getByText('What you do on Network 1 will show here.')).toBeVisible()
})

test('without an account the view says what is missing', async () => {
  const { dialog } = await showModal(view)
  await expect.element(dialog.getByText('No account connected')).toBeVisible()
})

const explorer = { default: { name: 'Explorer', url: 'https://explorer.example' } }

test.each([
  ['is reached by the keyboard itself where no row is', undefined, '0'],
  ['is no stop of the keyboard where its rows are', explorer, null],
])('a month %s', async (_, blockExplorers, tabIndex) => {
  const { server } = answerServer({
    history: () => ({ data: [transaction('1', 'send', '2025-03-04T05:06:07Z')], next: null }),
  })
  const networks = [testNetwork(1, blockExplorers ? { blockExplorers } : {})] as const
  const { dialog } = await showModal(view, { isConnected: true, server, networks })
  const month = dialog.getByRole('region')
  await expect.element(month).toHaveTextContent('Sent')
  expect(month.element().getAttribute('tabindex')).toBe(tabIndex)
})
