import { FoyerError } from '@foyer/protocol'
import { base64, hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'

/** Twice of what a transaction that nodes pass on may weigh, in base64. */
const lengthMax = 1_100_000

/** A PSBT as base64; hex, where a wallet answers so. @throws `answer_invalid` for what is none */
export function readPsbt(value: unknown): Transaction {
  try {
    if (typeof value !== 'string' || value.length > lengthMax) throw new Error('no text of one')
    const isHex = /^70736274ff/i.test(value)
    return Transaction.fromPSBT((isHex ? hex : base64).decode(value), {
      ...{ allowUnknown: true, allowUnknownInputs: true, allowUnknownOutputs: true },
      ...{ allowLegacyWitnessUtxo: true, disableScriptCheck: true },
    })
  } catch (cause) {
    throw new FoyerError('answer_invalid', { cause })
  }
}
