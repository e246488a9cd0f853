export type { ReadChain, SignatureMeans, SignedText } from '../families/SignedText.js'
export { verifySignature } from '../signatures/verifySignature.js'
