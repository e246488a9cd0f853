import { chainForm } from '../caipForms.js'
import { FoyerError } from '../FoyerError.js'

const types = ['eip191', 'eip1271'] as const

/** How a message was signed: by a key, or by a contract. */
export type SignatureType = (typeof types)[number]

/** A signed text, and who is said to have signed it. */
export type Signed = {
  readonly address: string
  /** CAIP-2. */
  readonly chainId: string
  readonly message: string
  readonly signature: string
}

/**
 * Checks a signature by the means of the caller: `eip191` recovers the signer and compares, `eip1271` asks
 * the contract on the network.
 */
export type VerifySignature = (check: Signed & { readonly type: SignatureType }) => Promise<boolean>

/**
 * Whether the signature of a CACAO is its signer's. A contract that cannot be asked has not agreed.
 *
 * @throws `cacao_type_unknown` for another type; `eip1271_chain_invalid` when a contract is on no CAIP-2 network
 */
export async function verifyCacaoSignature(
  { type, ...check }: Signed & { readonly type: string },
  verifySignature: VerifySignature,
): Promise<boolean> {
  const known = types.find((one) => one === type)
  if (!known) throw new FoyerError('cacao_type_unknown')
  const isChain = chainForm.test(check.chainId)
  if (known === 'eip1271' && !isChain) throw new FoyerError('eip1271_chain_invalid')
  try {
    return (await verifySignature({ ...check, type: known })) === true
  } catch {
    return false
  }
}
