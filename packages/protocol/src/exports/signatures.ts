export type { ReadChain, RecoverKey, SignatureMeans, SignedText } from '../families/SignedText.js'
export { verifySignature } from '../signatures/verifySignature.js'
