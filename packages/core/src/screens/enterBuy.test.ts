import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../connection/connect.js'
import { fakeServer } from '../fixtures/fakeServer.js'
import { hideModal } from '../modal/hideModal.js'
import { openModal } from '../modal/openModal.js'
import { showView } from '../modal/showView.js'
import { startClient } from '../startClient.js'
import { createTestClient } from '../testing/createTestClient.js'
import { fakeAdapter } from '../testing/fakeAdapter.js'
import { buyForPay } from './buyForPay.js'
import { clickBuy } from './clickBuy.js'
import { clickWhatIsABuy } from './clickWhatIsABuy.js'
import { enterBuy } from './enterBuy.js'
import { isBuyOffered } from './isBuyOffered.js'
import { leaveForProvider } from './leaveForProvider.js'
import { pickBuyCurrency, pickBuyToken } from './pickBuyToken.js'
import { pressProvider } from './pressProvider.js'

/** An account in the modal; the server of its page sells two coins. */
async function begun() {
  const places = [{ name: 'eip155:1', display_name: 'One', chain_id: '1' }]
  const server = await fakeServer(onTestFinished, {
    '/v1/onramp/options': () => ({
      purchaseCurrencies: ['ETH', 'MUSD'].map((symbol) => ({
        ...{ id: symbol.toLowerCase(), name: symbol, symbol },
        networks: places.map((place) => ({
          ...{ ...place, ...(symbol === 'MUSD' && { contract_address: `0x${'2'.repeat(40)}` }) },
        })),
      })),
      paymentCurrencies: [
        { id: 'USD', payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }] },
        { id: 'EUR', payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }] },
      ],
      providers: ['till'],
    }),
  })
  const left: string[] = []
  const window = Object.assign(new EventTarget(), {
    location: Object.assign(new URL('https://shop.example/'), {
      assign: (to: string) => left.push(to),
    }),
    navigator: { userAgent: '', language: 'en' },
    document: new EventTarget(),
    open: () => null,
  })
  const client = createTestClient(
    { adapters: [fakeAdapter({})], server: server.url },
    { window: () => window as unknown as Window },
  )
  onTestFinished(client.destroy)
  startClient(client)
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  openModal(client, { view: { name: 'Account' } })
  const last = () => client.store.getState().telemetry.last?.data
  const top = () => client.store.getState().modal.history.at(-1)?.name
  const draft = () => client.store.getState().buy?.draft
  return { client, left, last, top, draft }
}

test('a press leads to a purchase of what is wanted, which goes on when the view is shown', async () => {
  const { client, last, top, draft } = await begun()
  clickBuy(client, { token: 'MUSD', amount: '25' })
  expect(last()).toEqual({
    event: 'SELECT_BUY_CRYPTO',
    properties: { isSmartAccount: false },
  })
  expect([top(), draft()?.amount]).toEqual(['OnRampProviders', '25'])
  await enterBuy(client)
  await expect.poll(() => draft()?.token?.symbol).toBe('MUSD')
  expect(draft()?.amount).toBe('25')
  hideModal(client)
  expect(draft()).toBeUndefined()
})

test('picks are taken, and lead back; what buying is has an event', async () => {
  const { client, last, top, draft } = await begun()
  clickBuy(client)
  await expect.poll(() => draft()?.options?.tokens).toHaveLength(2)
  const token = draft()?.options?.tokens[1]
  clickWhatIsABuy(client)
  expect([last()?.event, top()]).toEqual(['SELECT_WHAT_IS_A_BUY', 'WhatIsABuy'])
  if (token) pickBuyToken(client, token)
  expect([draft()?.token?.symbol, top()]).toEqual(['MUSD', 'OnRampProviders'])
  showView(client, { name: 'OnRampFiatSelect' })
  pickBuyCurrency(client, 'EUR')
  expect([draft()?.fiat, top()]).toEqual(['EUR', 'OnRampProviders'])
})

test('a provider that is pressed has its event and its view, and nothing is left for without an address', async () => {
  const { client, left, last, top, draft } = await begun()
  clickBuy(client)
  await expect.poll(() => draft()?.options).toBeDefined()
  pressProvider(client, 'till')
  expect([last()?.event, top()]).toEqual(['SELECT_BUY_PROVIDER', 'BuyInProgress'])
  leaveForProvider(client)
  expect(left).toEqual([])
  const page = { provider: 'till', status: 'blocked', url: 'http://localhost/pay' } as const
  client.store.setState({ buy: { page, purchases: [] } })
  leaveForProvider(client)
  expect(left).toEqual(['http://localhost/pay'])
})

test('what a payment lacks is bought: its token is chosen, and the payment waits', async () => {
  const { client, top, draft } = await begun()
  buyForPay(client)
  expect(top()).toBe('Account')
  const asset = `0x${'2'.repeat(40)}`
  const pay = { id: 'one', network: 'eip155:1', asset, amount: '5', to: asset } as const
  client.store.setState({ pay: { ...pay, status: 'initiated' } })
  buyForPay(client)
  await expect.poll(() => draft()?.token?.symbol).toBe('MUSD')
  expect([top(), client.store.getState().pay?.status]).toEqual(['OnRampProviders', 'initiated'])
})

test('buying is offered where a server sells, the project has it, and the family is served', async () => {
  const { client } = await begun()
  expect([isBuyOffered(client, 'eip155'), isBuyOffered(client, 'solana')]).toEqual([true, true])
  expect(isBuyOffered(client, 'cosmos')).toBe(false)
  client.store.setState(({ features }) => ({ features: { ...features, onramp: false } }))
  expect(isBuyOffered(client, 'eip155')).toBe(false)
})
