import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { OutScript, p2wpkh, SigHash, type Transaction } from '@scure/btc-signer'
import { equalBytes, hash160 } from '@scure/btc-signer/utils'

/** An output that an input spends. */
export type Spent = { readonly script: Uint8Array; readonly amount: bigint }

type Witness = readonly Uint8Array[]
type Input = {
  readonly transaction: Transaction
  readonly index: number
  /** What each input spends, in order. */
  readonly spent: readonly Spent[]
  /** The kinds of signatures (`SIGHASH_…`) that are allowed: each says how much of the transaction it covers. */
  readonly kinds: readonly number[]
}

/** Whether a witness spends an input by the one key of its output: P2WPKH, P2SH-P2WPKH, and P2TR by its key. */
export function isSpentBy(witness: Witness, input: Input): boolean {
  const own = input.spent[input.index]
  if (!own) return false
  try {
    const output = OutScript.decode(own.script)
    return output.type === 'tr'
      ? isSpentByPoint(witness, input, output.pubkey)
      : isSpentByHash(witness, input, own)
  } catch {
    // Points that are on no curve, signatures without the form of one.
    return false
  }
}

function isSpentByPoint(witness: Witness, input: Input, point: Uint8Array): boolean {
  const [signature] = witness
  const kind = signature?.length === 65 ? signature[64] : SigHash.DEFAULT
  if (!signature || witness.length > 1 || kind === undefined || !input.kinds.includes(kind))
    return false
  const { transaction, index, spent } = input
  const hash = transaction.preimageWitnessV1(
    index,
    spent.map(({ script }) => script),
    kind,
    spent.map(({ amount }) => amount),
  )
  return schnorr.verify(signature.subarray(0, 64), hash, point)
}

function isSpentByHash(witness: Witness, input: Input, { script, amount }: Spent): boolean {
  const [signature, key] = witness
  const kind = signature?.at(-1)
  if (!signature || !key || witness.length > 2 || kind === undefined) return false
  if (!input.kinds.includes(kind) || !isKeyOf(key, script)) return false
  const code = OutScript.encode({ type: 'pkh', hash: hash160(key) })
  const hash = input.transaction.preimageWitnessV0(input.index, code, kind, amount)
  return secp256k1.verify(signature.subarray(0, -1), hash, key, { format: 'der' })
}

function isKeyOf(key: Uint8Array, script: Uint8Array): boolean {
  const own = p2wpkh(key).script
  return [own, OutScript.encode({ type: 'sh', hash: hash160(own) })].some((one) =>
    equalBytes(one, script),
  )
}
