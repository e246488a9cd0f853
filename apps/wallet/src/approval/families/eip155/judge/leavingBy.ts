import type { Action } from '../../../../actions/Action.js'
import type { LeavingAsset } from '../../../judge/LeavingAsset.js'
import type { ReadCall } from '../read/CallReading.js'
import { callsOf } from '../read/callsOf.js'
import { readTypedData } from '../read/readTypedData.js'

/** What leaves, or may leave, by what an action on an EVM network says. */
export function leavingBy(action: Action): readonly LeavingAsset[] {
  switch (action.kind) {
    case 'transaction':
    case 'calls':
    case 'userOperation':
      return (callsOf(action) ?? []).flatMap(ofCall)
    case 'typedData':
      return ofTypedData(readTypedData(action.typedData, action.account.address))
    default:
      return []
  }
}

function ofCall({ reading, value }: ReadCall): readonly LeavingAsset[] {
  const coin = { token: undefined, amount: value }
  switch (reading.is) {
    case 'send':
      return [coin, { token: reading.token, amount: reading.amount }]
    case 'sendPieces':
      return [coin, { token: reading.token, amount: 'all' }]
    case 'swap':
      return reading.given === undefined
        ? [coin]
        : [coin, { token: reading.given, amount: reading.amount }]
    case 'allow':
      return reading.how === 'less'
        ? [coin]
        : [coin, { token: reading.token, amount: reading.amount }]
    default:
      return [coin]
  }
}

function ofTypedData(read: ReturnType<typeof readTypedData>): readonly LeavingAsset[] {
  switch (read.is) {
    case 'allowances':
      return read.allowances.map(({ token, amount }) => ({ token, amount }))
    case 'transfer':
      return [{ token: read.token, amount: read.amount }]
    case 'order':
      return read.gives.map(({ token, amount, id }) => ({
        token,
        amount: id === undefined ? amount : 'all',
      }))
    case 'revocation':
    case 'unknown':
      return []
  }
}
