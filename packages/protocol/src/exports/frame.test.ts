import { expect, test } from 'vitest'
import * as frame from './frame.js'

test('what is public', () => {
  expect(Object.keys(frame).sort()).toMatchInlineSnapshot(`
    [
      "FrameFailure",
      "FramePage",
      "RpcRequest",
      "approvalFrameMethods",
      "frameEvents",
      "frameFailureCodes",
      "frameMessages",
      "framePageName",
      "isApprovalFrameMethod",
      "isFrameMethod",
      "isSafeFrameMethod",
      "redirectProviders",
      "rpcParameters",
      "safeFrameMethods",
    ]
  `)
})
