import { secp256k1 } from '@noble/curves/secp256k1'
import {
  bytesToHex,
  type Hex,
  hashMessage,
  hashTypedData,
  hexToBytes,
  keccak256,
  type LocalAccount,
  numberToHex,
  serializeSignature,
  serializeTransaction,
} from 'viem'
import { publicKeyToAddress, toAccount } from 'viem/accounts'

/** An account that signs with the bytes of a key: as text it could not be overwritten. */
export function createOwner(key: Uint8Array): LocalAccount {
  const signature = (hash: Hex) => {
    const { r, s, recovery } = secp256k1.sign(hexToBytes(hash), key, { lowS: true })
    return {
      r: numberToHex(r, { size: 32 }),
      s: numberToHex(s, { size: 32 }),
      v: BigInt(27 + recovery),
      yParity: recovery,
    }
  }
  const sign = async (hash: Hex) => serializeSignature(signature(hash))
  return toAccount({
    address: publicKeyToAddress(bytesToHex(secp256k1.getPublicKey(key, false))),
    sign: ({ hash }) => sign(hash),
    signMessage: ({ message }) => sign(hashMessage(message)),
    signTypedData: (typedData) =>
      sign(hashTypedData(typedData as Parameters<typeof hashTypedData>[0])),
    signTransaction: async (transaction) => {
      const unsigned = await serializeTransaction(transaction)
      return serializeTransaction(transaction, signature(keccak256(unsigned)))
    },
  }) as LocalAccount
}
