import { expect, test } from 'vitest'
import * as sessions from './sessions.js'

test('the entry of session keys exports these names', () => {
  expect(Object.keys(sessions).sort()).toMatchInlineSnapshot(`
    [
      "readSessionPci",
      "revocationOf",
      "sessionModule",
      "sessionModuleAbi",
      "writeSessionPci",
    ]
  `)
})
