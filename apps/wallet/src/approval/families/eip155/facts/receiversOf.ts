import type { Action } from '../../../../actions/Action.js'
import type { CallReading } from '../read/CallReading.js'
import { callsOf } from '../read/callsOf.js'
import { readTypedData } from '../read/readTypedData.js'

/** The addresses that an action on an EVM network sends something to; not those that it calls or allows something. */
export function receiversOf(action: Action): readonly string[] {
  switch (action.kind) {
    case 'transaction':
    case 'calls':
    case 'userOperation':
      return unique((callsOf(action) ?? []).flatMap(({ reading }) => receiverOf(reading, action)))
    case 'typedData': {
      const read = readTypedData(action.typedData, action.account.address)
      return read.is === 'transfer' ? [read.to] : []
    }
    default:
      return []
  }
}

function receiverOf(reading: CallReading, { account }: Action): string[] {
  if (reading.is === 'swap') {
    const { receiver = account.address } = reading
    return receiver.toLowerCase() === account.address.toLowerCase() ? [] : [receiver]
  }
  const isSent = reading.is === 'pay' || reading.is === 'send' || reading.is === 'sendPieces'
  return isSent ? [reading.to] : []
}

function unique(addresses: readonly string[]): readonly string[] {
  return [...new Map(addresses.map((one) => [one.toLowerCase(), one])).values()]
}
