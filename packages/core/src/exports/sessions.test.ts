import { expect, expectTypeOf, test } from 'vitest'
import * as main from './sessions.js'

test('the entry exports these names', () => {
  expect(Object.keys(main).sort()).toMatchInlineSnapshot(`
    [
      "getSessions",
      "grantPermissions",
      "revokePermissions",
    ]
  `)
})

test('amounts are whole units, and a list is of what the server says', () => {
  type Limit = Extract<main.Permission, { type: 'token-limit' }>
  expectTypeOf<Limit['amount']>().toEqualTypeOf<bigint>()
  expectTypeOf(main.getSessions).returns.resolves.toEqualTypeOf<readonly main.SmartSession[]>()
  expectTypeOf(main.grantPermissions).returns.resolves.toHaveProperty('context').toBeString()
})
