import { expect, expectTypeOf, test } from 'vitest'
import * as server from './server.js'

test('the entry for backends exports these names', () => {
  expect(Object.keys(server).sort()).toMatchInlineSnapshot(`
    [
      "createNonce",
      "createTokenVerifier",
      "verifySignIn",
    ]
  `)
})

test('a request is of an account, or of none', () => {
  const { verifyRequest } = server.createTokenVerifier({
    server: 'https://foyer.market.example',
    audience: 'market',
  })
  expectTypeOf(verifyRequest).returns.toEqualTypeOf<Promise<server.TokenAccount | undefined>>()
  expectTypeOf<server.verifySignIn.Parameters>().toHaveProperty('origins')
  expectTypeOf(server.createNonce).returns.toBeString()
})
