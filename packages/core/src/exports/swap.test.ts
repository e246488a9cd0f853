import { expect, expectTypeOf, test } from 'vitest'
import * as main from './swap.js'

test('the entry exports these names', () => {
  expect(Object.keys(main).sort()).toMatchInlineSnapshot(`
    [
      "acceptSwapWarning",
      "approveSwap",
      "changeSlippage",
      "chooseSwapMax",
      "chooseSwapOffer",
      "chooseSwapToken",
      "closeSwap",
      "confirmSwap",
      "followSwap",
      "isSwapAccepted",
      "listLeftAllowances",
      "listSwapTokens",
      "openSwap",
      "prepareSwap",
      "readOffers",
      "readSwapToken",
      "revokeAllowance",
      "swapButton",
      "swapTerms",
      "switchSwapTokens",
      "typeSwapAmount",
    ]
  `)
})

test('money is a bigint, and what is not known is absent', () => {
  expectTypeOf<main.OfferedSwap['toAmount']>().toEqualTypeOf<bigint>()
  expectTypeOf<main.SwapPreview['minReceived']>().toEqualTypeOf<bigint>()
  expectTypeOf<main.SwapDraft['amount']['units']>().toEqualTypeOf<bigint | undefined>()
  expectTypeOf<swapTermsImpact>().toEqualTypeOf<number | undefined>()
})

type swapTermsImpact = NonNullable<ReturnType<typeof main.swapTerms>>['impactBps']
