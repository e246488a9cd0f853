import { FoyerError } from '@foyer/protocol'
import type { Spent } from '@foyer/protocol/signed'
import type { Transaction } from '@scure/btc-signer'

/** What each input of a transaction spends, as the PSBT says. @throws `psbt_invalid` where it does not */
export function readSpent(transaction: Transaction): readonly Spent[] {
  return Array.from({ length: transaction.inputsLength }, (_, at) => {
    const { index, nonWitnessUtxo, witnessUtxo } = transaction.getInput(at)
    const spent = witnessUtxo ?? nonWitnessUtxo?.outputs[index ?? -1]
    if (!spent) throw new FoyerError('psbt_invalid', { data: { finding: 'spent' } })
    return spent
  })
}
