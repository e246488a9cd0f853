import type {
  CallsAction,
  TransactionAction,
  UserOperationAction,
} from '../../../../actions/Action.js'
import type { Facts, Outcome } from '../../../facts/Facts.js'
import { judgeFee } from '../../../judge/judgeFee.js'
import { judgeReceiver } from '../../../judge/judgeReceiver.js'
import { nameOfToken } from '../../../judge/nameOfToken.js'
import { type Warning, warning } from '../../../judge/Warning.js'
import { receiversOf } from '../facts/receiversOf.js'
import type { CallReading, ReadCall } from '../read/CallReading.js'
import { callsOf } from '../read/callsOf.js'
import { feeOf } from '../read/feeOf.js'
import { feeDue } from './feeDue.js'
import { isNoLimit } from './isNoLimit.js'
import { judgeHanded } from './judgeHanded.js'

type Callable = TransactionAction | CallsAction | UserOperationAction

/** Of what is done on the chain: each call, and what comes of all of them. */
export function judgeCalls(action: Callable, facts: Facts): readonly Warning[] {
  const calls = callsOf(action)
  if (!calls) return [warning('unreadableCalls'), ...judgeFee(feeDue(action, facts), facts)]
  const { outcome } = facts
  const isSequence = action.kind === 'calls' && 'transactions' in action.by && calls.length > 1
  return [
    ...(outcome.is === 'fails' ? [warning('willFail', { reason: outcome.reason })] : []),
    ...calls.flatMap((call) => judgeCall(call, action, facts)),
    ...(outcome.is === 'changes' ? judgeChanges(outcome, calls, facts) : []),
    ...judgeFee(feeDue(action, facts), facts),
    ...judgePayer(action),
    ...(outcome.is === 'unknown' ? [warning('outcomeUnknown')] : []),
    ...(isSequence ? [warning('oneAfterAnother', { count: calls.length })] : []),
  ]
}

function judgeChanges(
  { handed = [], isOwnMoved, isPartly }: Extract<Outcome, { is: 'changes' }>,
  calls: readonly ReadCall[],
  facts: Facts,
): readonly Warning[] {
  return [
    ...(isOwnMoved ? [warning('ownWallet')] : []),
    ...(isPartly ? [warning('unasked')] : []),
    ...judgeHanded(handed, calls, facts),
  ]
}

/** The payer of an operation may take tokens for it, without a call that says so. */
function judgePayer(action: Callable): Warning[] {
  if (action.kind === 'transaction') return []
  const { sponsor, isOurs } = feeOf(action)
  return sponsor && !isOurs ? [warning('payerMayTake', { payer: sponsor })] : []
}

function judgeCall(
  { reading, value, data, isOdd }: ReadCall,
  action: Callable,
  facts: Facts,
): Warning[] {
  const target = targetOf(reading)
  if (target !== undefined && isOwn(target, action) && data !== '0x') return [warning('ownWallet')]
  const isThere = target === undefined || facts.parties[target.toLowerCase()]?.hasCode !== false
  return [
    ...(isOdd && target !== undefined
      ? [warning('oddCall', { contract: target, selector: data.slice(0, 10) })]
      : []),
    ...judgeReading(reading, action, facts),
    ...(data !== '0x' && target !== undefined && !isThere
      ? [warning('nothingThere', { address: target })]
      : []),
    // Coin beside a call of a token is more than the call says.
    ...(value > 0n && target !== undefined && !['pay', 'call', 'swap'].includes(reading.is)
      ? [warning('unknownCall', { contract: target, selector: data.slice(0, 10) })]
      : []),
  ]
}

function judgeReading(reading: CallReading, action: Callable, facts: Facts): Warning[] {
  switch (reading.is) {
    case 'pay':
    case 'send':
    case 'sendPieces':
      return judgeReceiver(reading.to, action, facts)
    case 'allow':
      return judgeAllowance(reading, facts)
    case 'allowAll':
      return reading.isAllowed
        ? [
            warning('allPieces', {
              token: nameOfToken(reading.token, facts),
              spender: reading.spender,
            }),
          ]
        : []
    case 'swap':
      return receiversOf(action).flatMap((receiver) =>
        receiver === reading.receiver
          ? [warning('orderToOther', { receiver }), ...judgeReceiver(receiver, action, facts)]
          : [],
      )
    case 'create':
      return [warning('createsContract')]
    case 'call': {
      const data = { contract: reading.to, selector: reading.selector }
      const isBlind = facts.isSettled && facts.outcome.is === 'unknown'
      return [isBlind ? warning('blindCall', data) : warning('unknownCall', data)]
    }
  }
}

function judgeAllowance(
  { token, spender, amount, how }: Extract<CallReading, { is: 'allow' }>,
  facts: Facts,
): Warning[] {
  const about = facts.tokens[token.toLowerCase()]
  // Of a collection the number is a piece, also 0.
  if (how === 'less' || (amount === 0n && about?.kind !== 'pieces')) return []
  const isEoa = facts.parties[spender.toLowerCase()]?.hasCode === false
  const name = nameOfToken(token, facts)
  return [
    // Of a collection the number is a piece, and no amount.
    ...(about?.kind !== 'pieces' && isNoLimit(amount, about)
      ? [warning('noLimit', { token: name, spender })]
      : []),
    ...(isEoa ? [warning('spenderIsEoa', { spender })] : []),
  ]
}

function targetOf(reading: CallReading): string | undefined {
  if (reading.is === 'create') return undefined
  return 'token' in reading ? reading.token : reading.to
}

function isOwn(target: string, { account }: Callable): boolean {
  return target.toLowerCase() === account.address.toLowerCase()
}
