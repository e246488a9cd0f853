import { FoyerError } from '@foyer/protocol'
import { isSpentBy, type Spent } from '@foyer/protocol/signed'
import { p2wpkh, type Transaction } from '@scure/btc-signer'
import { equalBytes } from '@scure/btc-signer/utils'
import type { WantedInput } from './checkInputs.js'

/**
 * Puts the signatures of a wallet's answer into the very transaction that it was given: what else the answer holds is not read, and no other
 * input is signed.
 *
 * @throws `answer_invalid` where a signature is missing, or is of another key, another kind, or another transaction
 */
export function takeSignatures(
  transaction: Transaction,
  signed: Transaction,
  { wanted, spent }: { wanted: readonly WantedInput[]; spent: readonly Spent[] },
): void {
  if (!equalBytes(transaction.unsignedTx, signed.unsignedTx)) throw new FoyerError('answer_invalid')
  for (const { index, kinds } of wanted) {
    const witness = witnesses(signed, index).find((one) =>
      isSpentBy(one, { transaction, index, spent, kinds }),
    )
    const [signature, key] = witness ?? []
    if (!signature) throw new FoyerError('answer_invalid')
    const change = key ? byHash(key, signature, spent[index]) : { tapKeySig: signature }
    transaction.updateInput(index, change, true)
  }
}

function byHash(key: Uint8Array, signature: Uint8Array, spent: Spent | undefined) {
  const { script } = p2wpkh(key)
  const isWrapped = spent !== undefined && !equalBytes(script, spent.script)
  const partialSig: [Uint8Array, Uint8Array][] = [[key, signature]]
  return { partialSig, ...(isWrapped && { redeemScript: script }) }
}

/** What may spend the input, each as the witness of a finished transaction has it. */
function witnesses(signed: Transaction, index: number): readonly (readonly Uint8Array[])[] {
  const { finalScriptWitness, partialSig = [], tapKeySig } = signed.getInput(index)
  return [
    ...(finalScriptWitness ? [finalScriptWitness] : []),
    ...(tapKeySig ? [[tapKeySig]] : []),
    ...partialSig.map(([key, signature]) => [signature, key]),
  ]
}
