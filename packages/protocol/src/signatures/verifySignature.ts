import { isCaipNetworkId } from '../caip.js'
import type { SignatureMeans, SignedText } from '../families/SignedText.js'
import { signatureChecks } from '../families/signatureChecks.js'

/** Characters. A passkey's signature has 3 kB, and one of an account that is to be deployed brings what deploys it. */
const signatureMax = 65_536
const messageMax = 65_536

/**
 * Whether an account signed a text, checked by the rules of its chain family:
 *
 * - `eip155`: ERC-191 by a key; ERC-1271 by the contract at the address; ERC-6492 by a contract that is not deployed yet. Of an account with
 *   delegated code (EIP-7702) either passes. Contracts are asked on the network of `chainId` alone, with at most three requests and for at most
 *   two seconds. Hex; `0x` for a signature that the contract has on the chain.
 * - `solana`: ed25519 over the text. Base58.
 * - `bip122`: BIP-322 in its simple or its full form, of one key, or BIP-137. Base64 with or without the form's three letters before it (`smp`, `ful`), or hex.
 * - `polkadot`: sr25519, ed25519 or ECDSA over the text as it is or between `<Bytes>` and `</Bytes>`, whichever network spells the address. Hex.
 * - `cosmos`: ADR-36 by a key of secp256k1, base64. A `publicKey` has to be that of the address.
 *
 * @returns `false` for a signature of another account, over another text, of an unknown family, or of a contract without `rpc`
 * @throws `signature_unchecked` where a contract had to be asked, and its network did not answer or is another one
 */
export async function verifySignature(parameters: verifySignature.Parameters): Promise<boolean> {
  const { chainId, message, signature } = parameters
  if (!isCaipNetworkId(chainId)) return false
  if (signature.length > signatureMax || message.length > messageMax) return false
  const [namespace = ''] = chainId.split(':')
  const check = await signatureChecks.get(namespace)?.()
  return (await check?.({ ...parameters, chainId }, parameters)) === true
}

export declare namespace verifySignature {
  type Parameters = Omit<SignedText, 'chainId'> &
    SignatureMeans & {
      /** CAIP-2. */
      readonly chainId: string
    }
}
