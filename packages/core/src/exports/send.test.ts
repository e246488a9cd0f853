import { expect, expectTypeOf, test } from 'vitest'
import * as main from './send.js'

test('the entry exports these names', () => {
  expect(Object.keys(main).sort()).toMatchInlineSnapshot(`
    [
      "acceptWarning",
      "chooseMax",
      "chooseSpeed",
      "chooseToken",
      "closeSend",
      "confirmSend",
      "findContact",
      "forgetContact",
      "forgetRecentRecipients",
      "isAccepted",
      "listContacts",
      "listRecentRecipients",
      "listSendTokens",
      "openSend",
      "prepareSend",
      "saveContact",
      "sendButton",
      "sendTransfer",
      "typeAmount",
      "typeMemo",
      "typeRecipient",
    ]
  `)
})

test('money is a bigint, and a receiver has an address only where it was found', () => {
  expectTypeOf(main.sendTransfer).returns.resolves.toHaveProperty('hash').toEqualTypeOf<string>()
  expectTypeOf<main.SendPreview['fee']>().toEqualTypeOf<bigint>()
  expectTypeOf<main.SendAmount['units']>().toEqualTypeOf<bigint | undefined>()
  expectTypeOf<main.Recipient['address']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<{ to: string; amount: number }>().not.toExtend<main.sendTransfer.Parameters>()
  expectTypeOf<{ to: string; amount: bigint }>().toExtend<main.sendTransfer.Parameters>()
})
