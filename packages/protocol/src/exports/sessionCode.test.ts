import { expect, test } from 'vitest'
import * as sessionCode from './sessionCode.js'

test('the entry of the code of session keys exports these names', () => {
  expect(Object.keys(sessionCode)).toMatchInlineSnapshot(`
    [
      "sessionModuleCode",
    ]
  `)
})
