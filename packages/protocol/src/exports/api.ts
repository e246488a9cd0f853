export {
  getBalance,
  getHistory,
  getIdentity,
  Identity,
  TokenBalance,
  Transaction,
} from '../api/account.js'
export { callChain, getSupportedChains, RpcAnswer, RpcCall } from '../api/chains.js'
export { commonErrors, ErrorAnswer } from '../api/commonErrors.js'
export { commonQuery } from '../api/commonQuery.js'
export type { Endpoint, Media, Method, ProjectIdPlace } from '../api/endpoint.js'
export { endpoint } from '../api/endpoint.js'
