import { expect, test } from 'vitest'
import * as names from './exports.js'

test('the public names are these', () => {
  expect(Object.keys(names).sort()).toMatchInlineSnapshot(`
    [
      "coinbase",
    ]
  `)
})
