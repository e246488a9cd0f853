import { expect, expectTypeOf, test } from 'vitest'
import * as main from './names.js'

test('the entry exports these names', () => {
  expect(Object.keys(main).sort()).toMatchInlineSnapshot(`
    [
      "beginName",
      "closeName",
      "leadName",
      "listNames",
      "readName",
      "readNameZone",
      "readPrimaryName",
      "registerName",
      "releaseName",
      "setPrimaryName",
      "showNamePicture",
      "typeName",
    ]
  `)
})

test('what is signed is a text, and a name is registered whole', () => {
  expectTypeOf(main.registerName).returns.resolves.toEqualTypeOf<string>()
  expectTypeOf<main.NameDraft['message']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<main.PrimaryName['current']>().toEqualTypeOf<string | undefined>()
  expectTypeOf(main.setPrimaryName).returns.resolves.toEqualTypeOf<void>()
  expectTypeOf<main.showNamePicture.Parameters['picture']>().toEqualTypeOf<Uint8Array | undefined>()
  expectTypeOf<main.NameZone['suffix']>().toEqualTypeOf<string | undefined>()
})
