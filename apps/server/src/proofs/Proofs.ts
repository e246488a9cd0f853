import type { Nonces } from './createNonces.js'
import type { ProofKeys } from './createProofKeys.js'
import type { RememberProof } from './rememberProof.js'

/** What proofs are checked with. */
export type Proofs = {
  /** Where the service is reached, without a slash at its end. Proofs name it. */
  url(): string
  /** Milliseconds since 1970. */
  now(): number
  remember: RememberProof
  keys: ProofKeys
  nonces: Nonces
}
