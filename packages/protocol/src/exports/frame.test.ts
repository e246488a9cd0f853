import { expect, test } from 'vitest'
import * as frame from './frame.js'

test('what is public', () => {
  expect(Object.keys(frame).sort()).toMatchInlineSnapshot(`
    [
      "FrameFailure",
      "FramePage",
      "RpcRequest",
      "approvalFrameMethods",
      "directFrameMethods",
      "frameEvents",
      "frameFailureCodes",
      "frameMessages",
      "framePageName",
      "framePrefix",
      "isApprovalFrameMethod",
      "isDirectFrameMethod",
      "isFrameMethod",
      "pagePrefix",
      "readFrameSaid",
      "redirectProviders",
      "rpcParameters",
      "toFrameChainId",
    ]
  `)
})
