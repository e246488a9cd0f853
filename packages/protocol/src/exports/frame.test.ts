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
      "framePrefix",
      "isApprovalFrameMethod",
      "isFrameMethod",
      "isSafeFrameMethod",
      "isShownFrameMethod",
      "pagePrefix",
      "readFrameSaid",
      "redirectProviders",
      "rpcParameters",
      "safeFrameMethods",
      "toFrameChainId",
    ]
  `)
})
