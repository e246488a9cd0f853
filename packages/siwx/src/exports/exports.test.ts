import { expect, test } from 'vitest'
import * as main from './index.js'

test('the main entry exports these names', () => {
  expect(Object.keys(main).sort()).toMatchInlineSnapshot(`
    [
      "backendSignIn",
      "localSignIn",
      "serverSignIn",
      "siweSignIn",
    ]
  `)
})
