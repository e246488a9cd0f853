import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import {
  Address,
  OutScript,
  p2pkh,
  p2sh,
  p2tr,
  p2wpkh,
  RawTx,
  Script,
  SigHash,
  Transaction,
} from '@scure/btc-signer'
import { concatBytes, sha256x2 } from '@scure/btc-signer/utils'
import type { AddressVersions } from './bitcoinAddress.js'
import { isSpentBy } from './isSpentBy.js'
import { readFullWitness } from './readFullWitness.js'
import { readWitness } from './readWitness.js'

const compactLength = 65
const utf8 = new TextEncoder()

/**
 * Whether this is the signature of an account over a text: ECDSA as BIP-137 has it, or a witness as BIP-322 has it, alone or in its
 * transaction (its simple and its full form).
 */
export function isMessageSignedBy(
  signature: Uint8Array,
  parameters: isMessageSignedBy.Parameters,
): boolean {
  try {
    return signature.length === compactLength
      ? isRecovered(signature, parameters)
      : isWitnessed(signature, parameters)
  } catch {
    return false
  }
}

export declare namespace isMessageSignedBy {
  type Parameters = {
    readonly message: string
    readonly address: string
    readonly versions: AddressVersions
  }
}

/** BIP-137. Wallets disagree on the first byte, so the kind of the address decides what key it is of, and not that byte. */
function isRecovered(
  bytes: Uint8Array,
  { message, address, versions }: isMessageSignedBy.Parameters,
): boolean {
  const header = (bytes[0] ?? 0) - 27
  if (header < 0 || header > 15) return false
  const text = utf8.encode(message)
  const hash = sha256x2(
    concatBytes(utf8.encode('\u0018Bitcoin Signed Message:\n'), lengthOf(text), text),
  )
  const point = secp256k1.Signature.fromCompact(bytes.subarray(1))
    .addRecoveryBit(header & 3)
    .recoverPublicKey(hash)
  const key = point.toRawBytes(true)
  const { type } = Address(versions).decode(address)
  const written = {
    pkh: () => p2pkh(header < 4 ? point.toRawBytes(false) : key, versions),
    sh: () => p2sh(p2wpkh(key, versions), versions),
    wpkh: () => p2wpkh(key, versions),
    tr: () => p2tr(key.subarray(1), undefined, versions),
  }
  return Object.hasOwn(written, type) && written[type as keyof typeof written]().address === address
}

/** BIP-322: the witness spends an output of the account's that no chain has, in a transaction that holds the text. */
function isWitnessed(
  signature: Uint8Array,
  { message, address, versions }: isMessageSignedBy.Parameters,
): boolean {
  const script = OutScript.encode(Address(versions).decode(address))
  const tag = schnorr.utils.taggedHash('BIP0322-signed-message', utf8.encode(message))
  const challenge = RawTx.encode({
    version: 0,
    segwitFlag: false,
    inputs: [
      {
        txid: new Uint8Array(32),
        index: 0xffffffff,
        finalScriptSig: Script.encode([0, tag]),
        sequence: 0,
      },
    ],
    outputs: [{ amount: 0n, script }],
    witnesses: undefined,
    lockTime: 0,
  })
  const transaction = new Transaction({ version: 0, allowUnknownOutputs: true })
  transaction.addInput({ txid: sha256x2(challenge).reverse(), index: 0, sequence: 0 })
  transaction.addOutput({ amount: 0n, script: Script.encode(['RETURN']) })
  const witness = readWitness(signature) ?? readFullWitness(signature, transaction)
  if (!witness) return false
  const spent = [{ script, amount: 0n }]
  return isSpentBy(witness, {
    ...{ transaction, index: 0, spent },
    kinds: [SigHash.DEFAULT, SigHash.ALL],
  })
}

/** A length as transactions write one. */
function lengthOf({ length }: Uint8Array): Uint8Array {
  if (length < 0xfd) return Uint8Array.of(length)
  const isShort = length <= 0xffff
  const view = new DataView(new ArrayBuffer(isShort ? 3 : 5))
  view.setUint8(0, isShort ? 0xfd : 0xfe)
  if (isShort) view.setUint16(1, length, true)
  else view.setUint32(1, length, true)
  return new Uint8Array(view.buffer)
}
