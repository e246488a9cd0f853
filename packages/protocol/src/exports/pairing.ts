export {
  envelopeMax,
  invalidMessageCode,
  pairingExpiryS,
  pairingMessageMax,
  pingExpiryS,
  requestExpiryMaxS,
  requestExpiryMinS,
  type SessionError,
  type SessionErrorCode,
  sessionErrors,
  sessionExpiryS,
} from '../catalogue/pairing.js'
export {
  checkProposal,
  type ProposedNamespace,
  type ProposedNamespaces,
} from '../pairing/checkProposal.js'
export {
  checkSession,
  grantOf,
  type SessionNamespace,
  type SessionNamespaces,
} from '../pairing/checkSession.js'
export { createPairingId } from '../pairing/createPairingId.js'
export {
  type EnvelopeFault,
  type OpenedEnvelope,
  openEnvelope,
  sealEnvelope,
} from '../pairing/envelope.js'
export {
  createKeyPair,
  deriveSymKey,
  hashOf,
  type KeyPair,
  topicOf,
} from '../pairing/keys.js'
export {
  type PairingMethod,
  type PairingParams,
  type PairingResult,
  pairingCalls,
} from '../pairing/pairingCalls.js'
export {
  formatPairingUri,
  type PairingUri,
  type PairingUriFault,
  parsePairingUri,
} from '../pairing/pairingUri.js'
export {
  type PairingMessage,
  readPairingMessage,
  readPairingResult,
} from '../pairing/readPairingMessage.js'
