import { expect, test } from 'vitest'
import * as payments from './payments.js'

test('the entry of payment links exports these names', () => {
  expect(Object.keys(payments).sort()).toMatchInlineSnapshot(`
    [
      "parsePaymentLink",
      "writePaymentLink",
    ]
  `)
})
