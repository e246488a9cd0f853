import { FoyerError } from '@foyer/protocol'
import { base58, base64 } from '@scure/base'
import { readField } from '../../../ways/readField.js'
import type { SolanaSigned } from '../types.js'
import { type DecodedWire, decodeWire } from '../wire/decodeWire.js'
import { changesOf } from './changesOf.js'
import { demandSignature } from './demandSignature.js'
import { readSignature } from './readSignature.js'

const signatureLength = 64

/** A transaction that a wallet signed, and its id. */
export type CheckedWire = SolanaSigned & { readonly bytes: Uint8Array; readonly id: string }

/**
 * What a wallet answered to a transaction: the whole of it, or the account's signature alone, which is then put into the transaction that was
 * given.
 *
 * @throws `answer_invalid` where the wallet changed what it may not, or the signature is another's
 */
export function readSigned(answer: unknown, given: DecodedWire, address: string): CheckedWire {
  const { transaction } = Object(answer) as { readonly transaction?: unknown }
  if (transaction !== undefined) return checkSigned(decodeWire(transaction), given, address)
  const signature = readSignature(readField(answer, 'signature'))
  const bytes = given.bytes.slice()
  bytes.set(signature, 1 + signatureLength * given.signers.indexOf(address))
  return checkSigned(decodeWire(bytes), given, address)
}

/** @throws `answer_invalid` */
export function checkSigned(
  signed: DecodedWire | undefined,
  given: DecodedWire,
  address: string,
): CheckedWire {
  const changes = signed && changesOf(given, signed)
  const own = signed?.signatures[signed.signers.indexOf(address)]
  const [first] = signed?.signatures ?? []
  const isKept = given.signatures.every(
    (one, index) =>
      given.signers[index] === address ||
      one.every((byte, at) => byte === 0 || byte === signed?.signatures[index]?.[at]),
  )
  if (!signed || !changes || !own || !first || !isKept) throw new FoyerError('answer_invalid')
  const signature = demandSignature(base58.encode(own), { bytes: signed.message, address })
  const { bytes } = signed
  return {
    ...{ bytes, changes, signature },
    id: base58.encode(first),
    transaction: base64.encode(bytes),
  }
}
