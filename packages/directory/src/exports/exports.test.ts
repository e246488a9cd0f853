import { expect, test } from 'vitest'
import * as main from './index.js'
import * as node from './node.js'

test('the main entry exports these names', () => {
  expect(Object.keys(main)).toMatchInlineSnapshot(`
    [
      "walletIndex",
    ]
  `)
})

test('the entry for servers exports these names', () => {
  expect(Object.keys(node)).toMatchInlineSnapshot(`
    [
      "readDirectory",
    ]
  `)
})
