export type { ReadChain, RecoverKey, SignatureMeans, SignedText } from '../families/SignedText.js'
export { isHeldByKey } from '../signatures/isHeldByKey.js'
export { verifySignature } from '../signatures/verifySignature.js'
