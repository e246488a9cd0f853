import type { Action } from '../../actions/Action.js'
import { callsOf } from '../read/callsOf.js'
import type { Reading } from '../read/Reading.js'
import { readTypedData } from '../read/readTypedData.js'
import type { SolanaStep } from '../read/SolanaStep.js'
import { solanaSteps } from '../read/solanaSteps.js'
import type { Facts } from './Facts.js'

/**
 * The addresses that an action sends something to; not those that it calls or allows something.
 *
 * @param holders the owners of Solana token accounts; without them such accounts have no known owner
 */
export function receiversOf(action: Action, holders: Facts['holders'] = {}): readonly string[] {
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
        solanaSteps(action)
          .flatMap((step) => receiverOfStep(step, holders) ?? [])
          .filter((one) => one !== '?'),
      )
    default:
      return []
  }
}

function receiverOfStep(step: SolanaStep, holders: Facts['holders']): string | undefined {
  if (step.is === 'pay') return step.to
  return step.is === 'send' ? holders[step.to]?.owner : undefined
}

function receiverOf(reading: Reading): string[] {
  const isSent = reading.is === 'pay' || reading.is === 'send' || reading.is === 'sendPieces'
  return isSent ? [reading.to] : []
}

function unique(addresses: readonly string[]): readonly string[] {
  return [...new Map(addresses.map((one) => [one.toLowerCase(), one])).values()]
}
