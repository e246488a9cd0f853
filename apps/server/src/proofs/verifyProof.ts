import { checkProof, type ProvenCall } from './checkProof.js'
import { invalidProof } from './invalidProof.js'
import type { Proofs } from './Proofs.js'

/**
 * Checks that a call was made with the key that its proof carries (RFC 9449 §4.3), once, for this very address.
 *
 * @returns the thumbprint of the key (RFC 7638), which is what a browser is known by
 * @throws 401 `invalid_proof`; `use_dpop_nonce` with `DPoP-Nonce` when only the clock of the browser is wrong (§8)
 */
export async function verifyProof(proofs: Proofs, call: ProvenCall): Promise<string> {
  const { jkt, hash, until } = checkProof(proofs, call)
  const isNew = await proofs.remember(hash, until)
  if (!isNew) throw invalidProof()
  return jkt
}
