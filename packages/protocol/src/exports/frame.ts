export { type FrameSaid, framePrefix, pagePrefix, readFrameSaid } from '../frame/envelope.js'
export {
  FrameFailure,
  type FrameFailureCode,
  type FrameFailureData,
  frameFailureCodes,
} from '../frame/failure.js'
export {
  type FrameMessage,
  type FramePayload,
  type FrameReply,
  type FrameUser,
  frameEvents,
  frameMessages,
  type RedirectProvider,
  redirectProviders,
} from '../frame/messages.js'
export {
  type ApprovalFrameMethod,
  approvalFrameMethods,
  type FrameMethod,
  isApprovalFrameMethod,
  isFrameMethod,
  isSafeFrameMethod,
  isShownFrameMethod,
  type SafeFrameMethod,
  type ShownFrameMethod,
  safeFrameMethods,
} from '../frame/methods.js'
export { FramePage, framePageName } from '../frame/page.js'
export { RpcRequest, rpcParameters } from '../frame/rpcRequest.js'
