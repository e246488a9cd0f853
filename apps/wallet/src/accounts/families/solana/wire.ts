import { base58, base64 } from '@scure/base'
import {
  type Address,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  getTransactionEncoder,
  type Transaction,
} from '@solana/kit'
import { invalid } from '../../refuseAccount.js'

/** What the network takes of one transaction, in bytes. */
const bytesMax = 1_232
const textMax = 1_700

type Encoding = 'base58' | 'base64'
const coders = { base58, base64 } as const

/** A transaction as a page writes it, in either encoding. @throws `Failure` -32602 */
export function readWire(text: string): { bytes: Uint8Array; encoding: Encoding } {
  const order: readonly Encoding[] = ['base58', 'base64']
  for (const encoding of text.length > textMax ? [] : order) {
    const bytes = attempt(() => coders[encoding].decode(text))
    if (bytes && bytes.length <= bytesMax && attempt(() => readTransaction(bytes)))
      return { bytes, encoding }
  }
  throw invalid('transactionUnreadable')
}

export function writeWire(bytes: Uint8Array, encoding: Encoding): string {
  return coders[encoding].encode(bytes)
}

/** Legacy and version 0. @throws when the bytes are no transaction, or more than one */
export function readTransaction(bytes: Uint8Array): Transaction {
  const transaction = getTransactionDecoder().decode(bytes)
  const [message, end] = getCompiledTransactionMessageDecoder().read(transaction.messageBytes, 0)
  if (
    end !== transaction.messageBytes.length ||
    (message.version !== 'legacy' && message.version !== 0)
  )
    throw new TypeError('Not a transaction of a known version')
  return transaction
}

/** The same transaction with one signature more; the others stay as they are. */
export function addSignature(
  bytes: Uint8Array,
  signer: string,
  sign: (message: Uint8Array) => Uint8Array,
): Uint8Array {
  const transaction = readTransaction(bytes)
  const signature = sign(Uint8Array.from(transaction.messageBytes))
  const signatures = { ...transaction.signatures, [signer as Address]: signature }
  return Uint8Array.from(
    getTransactionEncoder().encode({ ...transaction, signatures } as Transaction),
  )
}

/** By the first signature, the payer's, the network knows a transaction. */
export function idOf(bytes: Uint8Array): string {
  const [first] = Object.values(readTransaction(bytes).signatures)
  return first ? base58.encode(Uint8Array.from(first)) : ''
}

/** Those that have to sign. */
export function signersOf(bytes: Uint8Array): readonly { address: string; hasSigned: boolean }[] {
  return Object.entries(readTransaction(bytes).signatures).map(([address, signature]) => ({
    address,
    hasSigned: signature !== null,
  }))
}

function attempt<value>(run: () => value): value | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
