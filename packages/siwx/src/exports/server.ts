export type { SignInFault, VerifiedSignIn } from '@foyer/protocol/siwx'
export { createNonce } from '../createNonce.js'
export type { SentProof } from '../server/checkProof.js'
export type { NodeUrls } from '../server/createReadChain.js'
export {
  createTokenVerifier,
  type TokenAccount,
  type TokenVerifier,
} from '../server/createTokenVerifier.js'
export { verifySignIn } from '../server/verifySignIn.js'
