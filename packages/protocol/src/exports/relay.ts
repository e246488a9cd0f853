export {
  type RelayError,
  type RelayErrorCode,
  type RelayRefusal,
  relayAttestationMax,
  relayBatchMax,
  relayErrorCodes,
  relayFetchMax,
  relayMessageMax,
  relayPingMs,
  relayRefusals,
  relayRefusedCode,
  relayTokenLeewayS,
  relayTokenLifeS,
  relayTokenMax,
  relayTtlDefaultS,
  relayTtlMaxS,
} from '../catalogue/relay.js'
export { relayErrors } from '../catalogue/relayErrors.js'
export { ed25519ByHand } from '../ed25519ByHand.js'
export { clientIdOf } from '../relay/clientId.js'
export { createRelayToken } from '../relay/createRelayToken.js'
export {
  formatRelayCall,
  formatRelayError,
  formatRelayResult,
} from '../relay/formatRelayFrame.js'
export { type RelayFrame, type RelayId, readRelayFrame } from '../relay/readRelayFrame.js'
export {
  type RelayToken,
  type RelayTokenFault,
  readRelayToken,
} from '../relay/readRelayToken.js'
export {
  type RelayMethod,
  type RelayParams,
  type RelayResult,
  relayCalls,
} from '../relay/relayCalls.js'
export { clientIdOfKey, relayTokenOf, relayTokenText } from '../relay/relayTokenText.js'
