import { ed25519ctx } from '@noble/curves/ed25519'
import { secp256k1 } from '@noble/curves/secp256k1'
import { sha256 } from '@noble/hashes/sha2'
import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils'
import { base58, base64urlnopad } from '@scure/base'
import type { OwnerProof, Tier, WalletAddresses } from './fields.js'

/** What is done with the parts of a key at one of the two services, and what was there before. */
export type Deed = {
  service: 'keeper' | 'guard'
  deed: 'put' | 'promote' | 'deposit' | 'forget'
  walletId: string
  addresses: WalletAddresses
  /** The set in use, whose place another one takes. */
  from: string | undefined
  /** The set that was put and not promoted, whose place another one takes. */
  over: string | undefined
  /** The set that it is about; none is left after `forget`. */
  to: string | undefined
  tier: Tier
  /** Of what the service keeps of the set: see `contentOf`. */
  content: string | undefined
  /** No other browser is let in any more. */
  alone: boolean
}

/**
 * The bytes that are signed. No set comes back once another took its place, so that they are good for one state of one service and
 * never again. They begin as nothing does that a page can have signed: neither a transaction, nor a message of EIP-191 or EIP-712.
 */
function bytesOf(deed: Deed): Uint8Array {
  const { service, walletId, addresses, from, over, to, tier, content, alone } = deed
  const lines = [
    `${domain}: ${deed.deed} at the ${service}`,
    `wallet ${walletId}`,
    `eip155 ${addresses.eip155}`,
    `solana ${addresses.solana}`,
    `from ${from ?? 'none'}`,
    `over ${over ?? 'none'}`,
    `to ${to ?? 'none'}`,
    `tier ${tier}`,
    `content ${content ?? 'none'}`,
    `browsers ${alone ? 'this one alone' : 'as before'}`,
  ]
  return utf8ToBytes(lines.join('\n'))
}

const domain = 'Foyer, parts of a key, version 1'
/** Ed25519ctx (RFC 8032): no message that a page has signed for Solana is one of these. */
const context = utf8ToBytes(domain)

/** Signs with both keys of a wallet. */
export function signDeed(
  { evm, solana }: { readonly evm: Uint8Array; readonly solana: Uint8Array },
  deed: Deed,
): OwnerProof {
  const bytes = bytesOf(deed)
  const signed = secp256k1.sign(sha256(bytes), evm)
  return {
    eip155: base64urlnopad.encode(new Uint8Array([...signed.toCompactRawBytes(), signed.recovery])),
    solana: base64urlnopad.encode(ed25519ctx.sign(bytes, solana, { context })),
  }
}

/** Whether both keys of the addresses signed exactly this. Of each signature one form counts (EIP-2, RFC 8032). */
export function isOwners(deed: Deed, proof: OwnerProof): boolean {
  try {
    const bytes = bytesOf(deed)
    return (
      isOfEthereum(bytes, proof.eip155, deed.addresses) &&
      isOfSolana(bytes, proof.solana, deed.addresses)
    )
  } catch {
    return false
  }
}

function isOfEthereum(bytes: Uint8Array, text: string, { eip155 }: WalletAddresses): boolean {
  const signature = base64urlnopad.decode(text)
  const parsed = secp256k1.Signature.fromCompact(signature.subarray(0, 64))
  if (signature.length !== 65 || parsed.hasHighS()) return false
  const key = parsed.addRecoveryBit(signature[64] ?? -1).recoverPublicKey(sha256(bytes))
  const hash = keccak_256(key.toRawBytes(false).subarray(1))
  return `0x${bytesToHex(hash.subarray(12))}` === eip155.toLowerCase()
}

function isOfSolana(bytes: Uint8Array, text: string, { solana }: WalletAddresses): boolean {
  const signature = base64urlnopad.decode(text)
  return ed25519ctx.verify(signature, bytes, base58.decode(solana), { context, zip215: false })
}
