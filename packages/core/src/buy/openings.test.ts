import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../connection/connect.js'
import { fakeServer, refuse } from '../fixtures/fakeServer.js'
import { startClient } from '../startClient.js'
import { createTestClient } from '../testing/createTestClient.js'
import { fakeAdapter } from '../testing/fakeAdapter.js'
import { openBuy, retryBuy } from './openBuy.js'
import { readBuyOffers } from './readBuyOffers.js'

const money = (amount: string, currency = 'USD') => ({ amount, currency })

/** A page whose server sells two coins; it is down as long as the test says, and its prices wait for `priced`. */
async function begun({
  isDown = () => false,
  status = 400,
  priced = async () => {},
}: {
  isDown?: () => boolean
  status?: number
  priced?: (amount: string) => Promise<void>
} = {}) {
  const places = [{ name: 'eip155:1', display_name: 'One', chain_id: '1' }]
  const server = await fakeServer(onTestFinished, {
    '/v1/onramp/options': (_, response) => {
      if (isDown()) return refuse(response, status, 'down')
      return {
        purchaseCurrencies: ['ETH', 'MUSD'].map((symbol) => ({
          ...{ id: symbol.toLowerCase(), name: symbol, symbol },
          networks: places.map((place) => ({
            ...{ ...place, ...(symbol === 'MUSD' && { contract_address: `0x${'2'.repeat(40)}` }) },
          })),
        })),
        paymentCurrencies: [
          { id: 'USD', payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }] },
        ],
        providers: ['till'],
      }
    },
    '/v1/onramp/quote': async ({ body }) => {
      const { amount, purchaseCurrency } = body as Record<'amount' | 'purchaseCurrency', string>
      await priced(amount)
      return {
        ...{ provider: 'till', quoteId: 'q' },
        ...{ paymentTotal: money(amount), paymentSubtotal: money(amount) },
        ...{ coinbaseFee: money('0'), networkFee: money('0') },
        purchaseAmount: money(amount, purchaseCurrency.toUpperCase()),
      }
    },
  })
  const client = createTestClient({ adapters: [fakeAdapter({})], server: server.url })
  onTestFinished(client.destroy)
  startClient(client)
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  return { client, draft: () => client.store.getState().buy?.draft }
}

test('of two openings the later one says what is bought, whichever is answered first', async () => {
  const { client, draft } = await begun()
  const early = openBuy(client, { token: 'ETH' })
  const late = openBuy(client, { token: 'MUSD', amount: '25' })
  await Promise.allSettled([early, late])
  expect(draft()).toMatchObject({ token: { symbol: 'MUSD' }, amount: '25' })
})

test('an opening that another took the place of says so', async () => {
  const { client } = await begun()
  const early = openBuy(client, { token: 'ETH' })
  await openBuy(client)
  await expect(early).rejects.toMatchObject({
    code: 'buy_refused',
    data: { finding: 'changed' },
  })
})

test('prices of the purchase before are not those of the one that was opened since', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const { client, draft } = await begun({
    priced: (amount) => (amount === '100' ? held : Promise.resolve()),
  })
  await openBuy(client, { token: 'ETH', amount: '100' })
  const early = readBuyOffers(client)
  await openBuy(client, { token: 'MUSD', amount: '25' })
  await readBuyOffers(client)
  release()
  await expect(early).rejects.toMatchObject({ data: { finding: 'changed' } })
  expect(draft()?.quoting.offers).toMatchObject([{ received: '25' }])
})

test('what was wanted is bought still where the server is reached at the second try', async () => {
  let isDown = true
  const { client, draft } = await begun({ isDown: () => isDown })
  await expect(openBuy(client, { token: 'MUSD' })).rejects.toThrow()
  isDown = false
  await expect.poll(() => draft()?.failure).toBeDefined()
  await retryBuy(client)
  expect(draft()?.token?.symbol).toBe('MUSD')
})

test('where the server fails to say what is sold, what is known without it is offered', async () => {
  const { client, draft } = await begun({ isDown: () => true, status: 503 })
  const opened = openBuy(client, { token: 'USDC', fiat: 'EUR' })
  // A server that fails is tried again after a while.
  const options = () => {
    client.held.pass(500)
    return draft()?.options
  }
  await expect.poll(options).toBeDefined()
  await opened
  expect(draft()).toMatchObject({
    ...{ token: { symbol: 'USDC', id: 'usdc' }, fiat: 'EUR' },
    options: {
      tokens: [{ symbol: 'ETH' }, { symbol: 'USDC' }],
      currencies: [
        { id: 'USD', min: '10.00', max: '7500.00' },
        { id: 'EUR', min: '10.00', max: '7500.00' },
      ],
    },
  })
})

test('where the server refuses to say what is sold, nothing is offered', async () => {
  const { client, draft } = await begun({ isDown: () => true, status: 429 })
  await expect(openBuy(client)).rejects.toMatchObject({ data: { finding: 'rate_limited' } })
  expect(draft()?.options).toBeUndefined()
})
