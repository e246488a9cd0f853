import { base58 } from '@scure/base'
import { type Hex, isAddress } from 'viem'
import { reader } from './reader.js'

type Signed = { address: string; message: string; signature: string; chainId: unknown }

/** Whether an account signed a text. The chain verifies for a smart account; on Solana the address is the key itself (RFC 8032). */
export async function isSigned({ address, message, signature, chainId }: Signed): Promise<boolean> {
  if (isAddress(address))
    return reader(chainId).verifyMessage({ address, message, signature: signature as Hex })
  const owner = Uint8Array.from(base58.decode(address))
  const key = await crypto.subtle.importKey('raw', owner, 'Ed25519', false, ['verify'])
  const bytes = Uint8Array.from(base58.decode(signature))
  return crypto.subtle.verify('Ed25519', key, bytes, new TextEncoder().encode(message))
}
