import type { SentTransfer } from '@foyer/core/send'
import { fakeAddress, testNetwork } from '@foyer/core/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { otherAddress } from '../../testing/connectedClient.js'
import { fakeNode } from '../../testing/fakeNode.js'
import { showModal } from '../../testing/showModal.js'

const networks = [testNetwork(1), testNetwork(10)] as const
const contract = '0x4170913206521530051514309131934909732707'
const listed = [
  { name: 'Ether', symbol: 'ETH', decimals: '18' },
  { name: 'Dollar', symbol: 'MUSD', decimals: '6', address: `eip155:1:${contract}` },
].map(({ decimals, ...one }) => ({
  ...one,
  ...{ chainId: 'eip155:1', price: 1, value: 9, quantity: { decimals, numeric: '9' } },
}))
const wallet = { callNetwork: fakeNode(), getAssets: async () => listed }

const failed: SentTransfer = {
  ...{ hash: `0x${'1'.repeat(64)}`, caipNetworkId: 'eip155:1', from: fakeAddress },
  ...{ to: otherAddress, symbol: 'MUSD', amount: '2.5', asset: contract, at: 1, looks: 1 },
  ...{ status: 'failed', reason: 'Pausable: paused' },
}

async function shown(...sent: SentTransfer[]) {
  const options = { isConnected: true, networks, wallet, facts: { send: { sent } } }
  return showModal({ name: 'Account' }, options)
}

test('a transfer that failed says why by the chain, and the same is sent again by a press: the token, and no coin', async () => {
  const { client, dialog } = await shown(failed)
  await expect
    .element(dialog.getByTestId('transfer-reason'))
    .toHaveTextContent('The network says: Pausable: paused')
  await dialog.getByRole('button', { name: 'Send 2.5 MUSD again' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Send' })).toBeVisible()
  const draft = () => client.store.getState().send.draft
  await expect.poll(draft).toMatchObject({
    token: { address: contract, symbol: 'MUSD' },
    amount: { text: '2.5' },
    recipient: { address: otherAddress },
  })
})

test('of a token that the account does not have any more, nothing else is chosen', async () => {
  const { client, dialog } = await shown({ ...failed, asset: otherAddress })
  await dialog.getByTestId('transfer-again').click()
  const draft = () => client.store.getState().send.draft
  await expect.poll(draft).toMatchObject({ recipient: { address: otherAddress } })
  expect(draft()?.token).toBeUndefined()
  await expect.element(dialog.getByTestId('preview-send')).toHaveTextContent('Select Token')
})

test('one that the network does not have is said to be tried again, and not offered again', async () => {
  const { dialog } = await shown({ ...failed, status: 'sent', reason: undefined, isAbsent: true })
  const row = dialog.getByTestId('transfer-sent')
  await expect.element(row).toHaveTextContent('Not in the network yet: tried again')
  await expect.element(dialog.getByTestId('transfer-again')).not.toBeInTheDocument()
})

test.each([
  ['is on its way', { status: 'sent', reason: undefined }],
  ['was cancelled in the wallet', { status: 'cancelled', reason: undefined }],
  ['was of another network', { caipNetworkId: 'eip155:10' }],
  ['was a collectible', { asset: undefined }],
] as const)('one that %s is not offered again', async (_, change) => {
  const { dialog } = await shown({ ...failed, ...change })
  await expect.element(dialog.getByTestId(/^transfer-(sent|cancelled|failed)$/)).toBeVisible()
  await expect.element(dialog.getByTestId('transfer-again')).not.toBeInTheDocument()
})
