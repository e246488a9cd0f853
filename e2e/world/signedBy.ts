import { createPublicKey, verify } from 'node:crypto'
import { ss58 } from '@foyer/protocol'
import { secp256k1 } from '@noble/curves/secp256k1'
import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { base58, base64, bech32, hex } from '@scure/base'
import { verify as verifySr25519 } from '@scure/sr25519'
import { Verifier } from 'bip322-js'
import { type Hex, verifyMessage } from 'viem'

type Signed = {
  readonly address: string
  readonly message: string
  readonly signature: string
}

/** Whether an account signed a text, for each chain family by code that is not Foyer's. */
export const signedBy = {
  eip155: ({ address, message, signature }: Signed) =>
    verifyMessage({ address: address as Hex, message, signature: signature as Hex }),
  solana({ address, message, signature }: Signed) {
    const x = Buffer.from(base58.decode(address)).toString('base64url')
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    return verify(null, Buffer.from(message), key, base58.decode(signature))
  },
  bip122: ({ address, message, signature }: Signed) =>
    Verifier.verifySignature(address, message, signature),
  polkadot({ address, message, signature }: Signed) {
    const key = ss58.decode(address) ?? new Uint8Array()
    return verifySr25519(bytesOf(`<Bytes>${message}</Bytes>`), hex.decode(signature.slice(2)), key)
  },
  /** ADR-36. The key is found by the signature: an address tells a hash of it alone. */
  cosmos({ address, message, signature }: Signed) {
    const hash = sha256(bytesOf(arbitraryText(message, address)))
    const { prefix, words } = bech32.decode(address as `${string}1${string}`)
    return [0, 1].some((bit) => {
      const point = secp256k1.Signature.fromCompact(base64.decode(signature))
        .addRecoveryBit(bit)
        .recoverPublicKey(hash)
      const key = ripemd160(sha256(point.toRawBytes(true)))
      return bech32.encode(prefix, bech32.toWords(key)) === bech32.encode(prefix, words)
    })
  },
}

/** What is signed of a text by ADR-36, written out by hand. */
function arbitraryText(text: string, signer: string): string {
  return `{"account_number":"0","chain_id":"","fee":{"amount":[],"gas":"0"},"memo":"","msgs":[{"type":"sign/MsgSignData","value":{"data":"${base64.encode(bytesOf(text))}","signer":"${signer}"}}],"sequence":"0"}`
}

const bytesOf = (text: string) => new TextEncoder().encode(text)
