import { expect, test } from 'vitest'
import * as frame from './frame.js'

test('what is public', () => {
  expect(Object.keys(frame).sort()).toMatchInlineSnapshot(`
    [
      "FrameFailure",
      "approvalFrameMethods",
      "frameEvents",
      "frameFailureCodes",
      "frameMessages",
      "isApprovalFrameMethod",
      "isFrameMethod",
      "isSafeFrameMethod",
      "redirectProviders",
      "rpcParameters",
      "safeFrameMethods",
    ]
  `)
})
