export { type FrameFailureCode, frameFailureCodes } from '../catalogue/frameFailureCodes.js'
export { type FrameSaid, framePrefix, pagePrefix, readFrameSaid } from '../frame/envelope.js'
export type { FrameContract } from '../frame/FrameContract.js'
export { FrameFailure, type FrameFailureData } from '../frame/FrameFailure.js'
export {
  type FrameMessage,
  type FramePayload,
  type FrameReply,
  type FrameUser,
  frameEvents,
  frameMessages,
} from '../frame/messages.js'
export {
  type ApprovalFrameMethod,
  approvalFrameMethods,
  type DirectFrameMethod,
  directFrameMethods,
  type FrameMethod,
  isApprovalFrameMethod,
  isDirectFrameMethod,
  isFrameMethod,
} from '../frame/methods.js'
export { FramePage, framePageName } from '../frame/page.js'
export { type RedirectProvider, redirectProviders } from '../frame/providers.js'
export { RpcRequest, rpcParameters } from '../frame/rpcRequest.js'
export { toFrameChainId } from '../frame/toFrameChainId.js'
