import { expect, test } from 'vitest'
import * as main from './siwx.js'

test('the entry exports these names', () => {
  expect(Object.keys(main).sort()).toMatchInlineSnapshot(`
    [
      "endSignIn",
      "getSession",
      "getSessionHeaders",
      "listSignIns",
      "signIn",
      "signOut",
    ]
  `)
})
