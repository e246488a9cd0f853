import { expect, test } from 'vitest'
import * as swaps from './swaps.js'

test('the entry of swaps exports these names', () => {
  expect(Object.keys(swaps).sort()).toMatchInlineSnapshot(`
    [
      "checkPoolSwap",
      "knownPools",
      "knownSwapPrograms",
      "knownVendors",
      "provePools",
      "quotePools",
      "readPoolSwap",
      "readVendorTerms",
      "writePoolSwap",
      "writeWrap",
    ]
  `)
})
