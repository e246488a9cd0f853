import { expect, test } from 'vitest'
import * as names from './pocket.js'

test('the public names are these', () => {
  expect(Object.keys(names).sort()).toMatchInlineSnapshot(`
    [
      "createPocketWallet",
      "describeRequest",
    ]
  `)
})
