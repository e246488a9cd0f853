import { expect, expectTypeOf, test } from 'vitest'
import * as main from './pay.js'

test('the entry exports these names', () => {
  expect(Object.keys(main).sort()).toMatchInlineSnapshot(`
    [
      "openPay",
    ]
  `)
})

test('what is paid is a decimal of whole tokens, and only a payment in a block has a hash', () => {
  expectTypeOf<main.PaymentRequest['amount']>().toEqualTypeOf<string>()
  expectTypeOf<main.Payment['sentAt']>().toEqualTypeOf<number | undefined>()
  expectTypeOf(main.openPay).returns.resolves.toHaveProperty('hash').toEqualTypeOf<string>()
})
