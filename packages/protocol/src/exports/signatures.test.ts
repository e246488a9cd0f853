import { expect, test } from 'vitest'
import * as signatures from './signatures.js'
import * as signed from './signed.js'
import * as signedEvm from './signedEvm.js'

test('the entry of signatures exports these names', () => {
  expect(Object.keys(signatures).sort()).toMatchInlineSnapshot(`
    [
      "isHeldByKey",
      "verifySignature",
    ]
  `)
})

test('the entry of what signatures are checked with exports these names', () => {
  expect(Object.keys(signed).sort()).toMatchInlineSnapshot(`
    [
      "isMessageSignedBy",
      "isSignedByAccount",
      "isSignedByKey",
      "isSpentBy",
      "readBitcoinSignature",
      "readHex",
      "toPolkadotMessages",
      "writeAmino",
      "writeArbitrary",
    ]
  `)
})

test('the entry of what signatures of EVM accounts are checked with exports one name', () => {
  expect(Object.keys(signedEvm)).toEqual(['isEvmSigned'])
})
