import type { Action } from '../../actions/Action.js'
import type { ScreenTexts } from '../../texts/ScreenTexts.js'
import type { Asked } from '../Approval.js'
import { callsOf } from '../read/callsOf.js'
import { readMessage } from '../read/readMessage.js'
import { readTypedData } from '../read/readTypedData.js'
import { kindOfMethod } from './kindOfMethod.js'

/** What is asked for, in a few words that follow the page's address. */
export function asksOf(action: Action, { asks }: ScreenTexts): string {
  switch (action.kind) {
    case 'message':
    case 'solanaMessage':
      return readMessage(action.bytes).signIn ? asks.signIn : asks.message
    case 'typedData':
      return asksOfTypedData(readTypedData(action.typedData, action.account.address).is, asks)
    case 'transaction':
      return asksOfCall(action, asks)
    case 'calls': {
      const count = action.calls.length
      if (count === 1) return asksOfCall(action, asks)
      return 'transactions' in action.by ? asks.sequence(count) : asks.batch(count)
    }
    case 'solanaTransactions': {
      const count = action.transactions.length
      return count === 1 ? asks.solana : asks.solanaMany(count)
    }
    default:
      return asks[action.kind]
  }
}

/** The same before the request is made ready: by its method alone. */
export function asksOfMethod({ method }: Asked, { asks }: ScreenTexts): string {
  const kind = kindOfMethod[method]
  switch (kind) {
    case 'solanaMessage':
      return asks.message
    case 'transaction':
      return asks.calls
    case 'solanaTransactions':
      return asks.solana
    default:
      return asks[kind]
  }
}

function asksOfTypedData(
  is: ReturnType<typeof readTypedData>['is'],
  asks: ScreenTexts['asks'],
): string {
  if (is === 'allowances') return asks.allowance
  return is === 'unknown' ? asks.typedData : asks[is]
}

function asksOfCall(action: Parameters<typeof callsOf>[0], asks: ScreenTexts['asks']): string {
  const is = callsOf(action)?.[0]?.reading.is
  if (is === 'pay' || is === 'send' || is === 'sendPieces') return asks.pay
  return is === 'allow' || is === 'allowAll' ? asks.allowance : asks.calls
}
