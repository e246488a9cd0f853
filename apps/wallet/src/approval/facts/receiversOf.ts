import type { Action } from '../../requests/Action.js'
import { callsOf } from '../read/callsOf.js'
import type { Reading } from '../read/Reading.js'
import { readSolanaTransaction } from '../read/readSolanaTransaction.js'
import { readTypedData } from '../read/readTypedData.js'

/** Who is sent something by an action; not who is called or allowed something. */
export function receiversOf(action: Action): readonly string[] {
  switch (action.kind) {
    case 'transaction':
    case 'calls':
    case 'userOperation':
      return unique((callsOf(action) ?? []).flatMap(({ reading }) => receiverOf(reading)))
    case 'typedData': {
      const read = readTypedData(action.typedData, action.account.address)
      return read.is === 'transfer' ? [read.to] : []
    }
    case 'solanaTransactions':
      return unique(
        action.transactions
          .flatMap((bytes) => readSolanaTransaction(bytes) ?? [])
          .flatMap((step) => (step.is === 'pay' && step.to !== '?' ? [step.to] : [])),
      )
    default:
      return []
  }
}

function receiverOf(reading: Reading): string[] {
  const isSent = reading.is === 'pay' || reading.is === 'send' || reading.is === 'sendPieces'
  return isSent ? [reading.to] : []
}

function unique(addresses: readonly string[]): readonly string[] {
  return [...new Map(addresses.map((one) => [one.toLowerCase(), one])).values()]
}
