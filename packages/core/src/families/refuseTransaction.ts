import { FoyerError, transactionRefusals } from '@foyer/protocol'

/** The error of a transaction that is refused before anything is signed. */
export function refuseTransaction(
  finding: refuseTransaction.Finding,
): FoyerError<'transaction_refused'> {
  return new FoyerError('transaction_refused', {
    data: { finding, reason: transactionRefusals[finding] },
  })
}

export declare namespace refuseTransaction {
  type Finding = keyof typeof transactionRefusals
}
