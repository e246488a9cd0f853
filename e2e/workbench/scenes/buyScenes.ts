import type { Client, ViewEntry } from '@foyer/core'
import type { BuyDraft, BuyOffer, BuyPage, BuyState, Purchase } from '@foyer/core/buy'
import { fakeAddress } from '@foyer/core/testing'
import { FoyerError } from '@foyer/protocol'
import { connected } from './connected.js'
import type { Scene } from './Scene.js'
import { shown } from './shown.js'

const network = 'eip155:31337'
const ether = { id: 'eth', name: 'Ether', symbol: 'ETH' }

const offers: readonly BuyOffer[] = [
  {
    ...{ provider: 'till', kind: 'offer', total: '102.9', subtotal: '100', fee: '2.5' },
    ...{ networkFee: '0.4', fees: '2.9', received: '0.04' },
  },
  {
    ...{ provider: 'moonpay', kind: 'offer', total: '104.5', subtotal: '100', fee: '3.99' },
    ...{ networkFee: '0.51', fees: '4.5', received: '0.03912345' },
  },
]

const draft: BuyDraft = {
  ...{ id: Symbol('purchase'), caipNetworkId: network, account: fakeAddress },
  ...{ fiat: 'USD', amount: '100', token: ether },
  options: {
    tokens: [ether, { id: 'orchard', name: 'Orchard', symbol: 'ORCH', address: fakeAddress }],
    currencies: [
      { id: 'USD', min: '10.00', max: '7500.00' },
      { id: 'EUR', min: '10.00', max: '7500.00' },
    ],
    providers: ['till', 'moonpay'],
  },
  quoting: { status: 'there', turn: 1, offers },
}

const purchase: Purchase = {
  ...{ order: 'one', provider: 'till', caipNetworkId: network, account: fakeAddress },
  ...{ symbol: 'ETH', fiat: 'USD', amount: '100', at: 1e12, status: 'waiting' },
}

const page: BuyPage = {
  ...{ provider: 'till', status: 'open', order: 'one', url: 'http://localhost/pay' },
}

/** The account is connected, and its purchases are at this point. */
const at = (buy: Partial<BuyState>, view: ViewEntry) => async (client: Client) => {
  await connected({ name: 'Account' })(client)
  client.store.setState({ buy: { draft, purchases: [], ...buy } })
  shown(view)(client)
}

const providers = { name: 'OnRampProviders' } as const
const progress = { name: 'BuyInProgress' } as const
const quoting = (change: Partial<BuyDraft['quoting']>) => ({
  draft: { ...draft, quoting: { ...draft.quoting, ...change } },
})
/** It was begun just now. */
const going = (change: Partial<BuyPage>, of: Partial<Purchase> = {}) =>
  at(
    {
      page: { ...page, ...change },
      purchases: [{ ...purchase, at: Number.MAX_SAFE_INTEGER / 4, ...of }],
    },
    progress,
  )

export const buyScenes: readonly Scene[] = [
  {
    name: 'buy-providers',
    shows: 'Best price',
    arrange: at({ purchases: [purchase] }, providers),
  },
  {
    name: 'buy-estimate',
    shows: 'Estimate',
    arrange: at(
      quoting({
        offers: [
          { provider: 'moonpay', kind: 'estimate' },
          { provider: 'till', kind: 'refused', finding: 'amount_too_large' },
        ],
      }),
      providers,
    ),
  },
  {
    name: 'buy-failed-quote',
    shows: 'The providers do not answer. Try again in a moment.',
    arrange: at(
      quoting({
        ...{ status: 'failed', offers: [] },
        failure: new FoyerError('buy_refused', { data: { finding: 'provider_down', reason: '' } }),
      }),
      providers,
    ),
  },
  {
    name: 'buy-tokens',
    shows: 'Select Token',
    arrange: at({}, { name: 'OnRampTokenSelect' }),
  },
  {
    name: 'buy-currencies',
    shows: 'Select Currency',
    arrange: at({}, { name: 'OnRampFiatSelect' }),
  },
  {
    name: 'buy-open',
    shows: 'Pay in the window that was opened. This page goes on by itself.',
    arrange: going({}),
  },
  {
    name: 'buy-blocked',
    shows: 'Your browser blocked the window',
    arrange: going({ status: 'blocked' }),
  },
  { name: 'buy-closed', shows: 'The window was closed', arrange: going({ status: 'closed' }) },
  { name: 'buy-quiet', shows: 'Nothing was heard yet', arrange: going({}, { at: 1 }) },
  {
    name: 'buy-arrived',
    shows: 'It is in your account.',
    arrange: going({}, { status: 'arrived', received: '0.04', hash: '0x1' }),
  },
  { name: 'buy-failed', shows: 'Nothing was bought', arrange: going({}, { status: 'failed' }) },
  {
    name: 'buy-unclear',
    shows: 'The delivery cannot be confirmed',
    arrange: going({}, { status: 'unclear', hash: '0x1' }),
  },
  {
    name: 'buy-purchases',
    shows: 'Activity',
    arrange: at(
      {
        purchases: [
          purchase,
          { ...purchase, order: '2', status: 'arrived', received: '0.04', hash: '0x1' },
          { ...purchase, order: '3', status: 'failed' },
        ],
      },
      { name: 'OnRampActivity' },
    ),
  },
  { name: 'what-is-a-buy', shows: 'Money for coins', arrange: shown({ name: 'WhatIsABuy' }) },
]
