export { checksumAddress } from '../families/eip155/checksumAddress.js'
export { ownSolanaCluster, solanaClusters } from '../families/solana/solanaClusters.js'
export { type AuthPayload, createAuthPayload } from '../siwx/authPayload.js'
export { type Cacao, type CacaoSignIn, checkCacao } from '../siwx/checkCacao.js'
export {
  checkSiwxMessage,
  type SiwxFault,
} from '../siwx/checkSiwxMessage.js'
export { namespacesOfSignIns } from '../siwx/namespacesOfSignIns.js'
export { parseSiwxMessage } from '../siwx/parseSiwxMessage.js'
export {
  type Abilities,
  assertRecap,
  decodeRecap,
  encodeRecap,
  mergeRecaps,
  type Recap,
  type RecapLimit,
  recapOf,
} from '../siwx/recap.js'
export { methodsOfRecap, recapForMethods } from '../siwx/recapMethods.js'
export { formatRecapStatement, type RecapOrder } from '../siwx/recapStatement.js'
export { formatSiwxMessage, type SiwxMessage } from '../siwx/SiwxMessage.js'
export type { SiwxContext, SiwxSetup, SiwxTexts } from '../siwx/SiwxSetup.js'
export type {
  SiwxData,
  SiwxInput,
  SiwxListed,
  SiwxSession,
  SiwxStore,
  SiwxTerms,
  SiwxText,
  SiwxWallet,
} from '../siwx/SiwxStore.js'
export { toSignInAddress } from '../siwx/toSignInAddress.js'
export {
  type SignatureType,
  type Signed,
  type VerifySignature,
  verifyCacaoSignature,
} from '../siwx/verifyCacaoSignature.js'
export { type SignInFault, type VerifiedSignIn, verifySignIn } from '../siwx/verifySignIn.js'
