export type { SignInFault, VerifiedSignIn } from '@foyer/protocol/siwx'
export type { SentProof } from '../server/checkProof.js'
export { createNonce } from '../server/createNonce.js'
export type { NodeUrls } from '../server/createReadChain.js'
export {
  createTokenVerifier,
  type TokenAccount,
  type TokenVerifier,
} from '../server/createTokenVerifier.js'
export { verifySignIn } from '../server/verifySignIn.js'
