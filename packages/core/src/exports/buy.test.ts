import { expect, expectTypeOf, test } from 'vitest'
import * as main from './buy.js'

test('the entry exports these names', () => {
  expect(Object.keys(main).sort()).toMatchInlineSnapshot(`
    [
      "buyFinding",
      "chooseBuyCountry",
      "chooseBuyCurrency",
      "chooseBuyToken",
      "closeBuy",
      "listPurchases",
      "openBuy",
      "openProvider",
      "readBuyOffers",
      "recallPurchases",
      "retryBuy",
      "typeBuyAmount",
      "watchPurchases",
    ]
  `)
})

test('sums of money are texts, and an estimate has none', () => {
  expectTypeOf<Extract<main.BuyOffer, { kind: 'offer' }>['total']>().toEqualTypeOf<string>()
  expectTypeOf<keyof Extract<main.BuyOffer, { kind: 'estimate' }>>().toEqualTypeOf<
    'provider' | 'kind'
  >()
  expectTypeOf<main.Purchase['status']>().toEqualTypeOf<
    'waiting' | 'arrived' | 'failed' | 'unclear'
  >()
})
