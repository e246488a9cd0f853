import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../connection/connect.js'
import { hideModal } from '../modal/hideModal.js'
import { openModal } from '../modal/openModal.js'
import { startClient } from '../startClient.js'
import { typeSwapAmount } from '../swap/typeSwapAmount.js'
import { createTestClient, testNetwork } from '../testing/createTestClient.js'
import { fakeAdapter } from '../testing/fakeAdapter.js'
import { clickSwap } from './clickSwap.js'
import { clickSwapNetwork } from './clickSwapNetwork.js'
import { clickSwapToken } from './clickSwapToken.js'
import { enterSwap } from './enterSwap.js'
import { isSwapOffered } from './isSwapOffered.js'
import { pickSwapToken } from './pickSwapToken.js'

/** An account with one ether, in the modal on its swap. */
async function begun() {
  const adapter = fakeAdapter({
    getAssets: async () => [],
    callNetwork: async ({ call: { method } }) =>
      method === 'eth_getBalance' ? '0xde0b6b3a7640000' : '0x',
  })
  const networks = [testNetwork(1), testNetwork(10)] as const
  const client = createTestClient({ adapters: [adapter], networks })
  onTestFinished(client.destroy)
  startClient(client)
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  openModal(client, { view: { name: 'Swap', data: {} } })
  await enterSwap(client, { amount: '0.5' })
  const last = () => client.store.getState().telemetry.last?.data.event
  const shown = () => client.store.getState().modal.history.at(-1)
  return { client, last, shown, draft: () => client.store.getState().swap?.draft }
}

test('a swap begins with what the view was opened with, and goes on when it is shown again', async () => {
  const { client, draft } = await begun()
  expect(draft()).toMatchObject({
    fromToken: { symbol: 'ETH', balance: 10n ** 18n, isRead: true },
    amount: { units: 5n * 10n ** 17n },
  })
  typeSwapAmount(client, { text: '0.25' })
  await enterSwap(client, { amount: '0.5' })
  expect(draft()?.amount.text).toBe('0.25')
})

test('it ends when the modal leaves its view', async () => {
  const { client, draft } = await begun()
  hideModal(client)
  expect(draft()).toBeUndefined()
})

test('a token that is not found is missing in it, and a notice says so', async () => {
  const { client, draft } = await begun()
  hideModal(client)
  openModal(client, { view: { name: 'Swap', data: {} } })
  await expect(enterSwap(client, { toToken: 'NOSUCH' })).rejects.toMatchObject({
    code: 'swap_refused',
  })
  expect(draft()?.toToken).toBeUndefined()
  expect(client.store.getState().notices.notice).toMatchObject({ code: 'swap_failed' })
})

test('presses are events, and lead to the views', async () => {
  const { client, last, shown } = await begun()
  clickSwapToken(client, 'to')
  expect([last(), shown()]).toEqual([
    'CLICK_SELECT_TOKEN_TO_SWAP',
    { name: 'SwapSelectToken', data: { side: 'to' } },
  ])
  pickSwapToken(client, {
    side: 'from',
    token: { name: 'Ether', symbol: 'ETH', decimals: 18, isListed: true },
  })
  expect(shown()?.name).toBe('Swap')
  clickSwapNetwork(client)
  expect([last(), shown()?.name]).toEqual(['CLICK_SELECT_NETWORK_TO_SWAP', 'Networks'])
  clickSwap(client)
  expect([last(), shown()?.name]).toEqual(['CLICK_CONVERT', 'Swap'])
})

test('a swap is offered where exchanges of its networks are known, and on Solana where a server may offer it', () => {
  const page = (server?: string) => {
    const client = createTestClient({ adapters: [fakeAdapter({})], ...(server && { server }) })
    onTestFinished(client.destroy)
    return client
  }
  const offered = (client: ReturnType<typeof page>) =>
    (['eip155', 'solana', 'bip122'] as const).filter((one) => isSwapOffered(client, one))
  expect(offered(page())).toEqual(['eip155'])
  expect(offered(page('https://foyer.example'))).toEqual(['eip155', 'solana'])
})
