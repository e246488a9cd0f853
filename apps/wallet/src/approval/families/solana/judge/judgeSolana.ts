import type { SolanaLookup, SolanaTransactionsAction } from '../../../../actions/Action.js'
import type { Facts, Handed, Outcome } from '../../../facts/Facts.js'
import { judgeFee } from '../../../judge/judgeFee.js'
import { judgeReceiver } from '../../../judge/judgeReceiver.js'
import { nameOfToken } from '../../../judge/nameOfToken.js'
import { type Warning, warning } from '../../../judge/Warning.js'
import { readSolanaTransaction } from '../read/readSolanaTransaction.js'
import type { SolanaStep } from '../read/SolanaStep.js'
import { solanaSteps } from '../read/solanaSteps.js'
import { feeDue } from './feeDue.js'

/** From here on an allowance is as good as one without a limit. */
const noLimitFrom = 2n ** 63n

/** Of Solana transactions: every step that cannot be read is a danger, and so is a transaction that cannot be simulated. */
export function judgeSolana(action: SolanaTransactionsAction, facts: Facts): readonly Warning[] {
  const { outcome } = facts
  const count = action.transactions.length
  return [
    ...judgeOutcome(outcome, count),
    ...((facts.isOfNetwork ?? !facts.isSettled) ? [] : [warning('ofOtherNetwork')]),
    ...action.lookups.flatMap(judgeLookup),
    ...action.transactions.flatMap((bytes, index) => {
      const steps = readSolanaTransaction(bytes, action.lookups[index])
      if (!steps) return [warning('unreadableCalls')]
      return steps.flatMap((step) => judgeStep(step, action, facts))
    }),
    ...(outcome.is === 'changes' ? judgeHanded(outcome.handed ?? [], action, facts) : []),
    ...judgeTokens(action, facts),
    ...judgeFee(feeDue(action, facts), facts),
    ...(outcome.is === 'unknown' && count === 1 ? [warning('outcomeUnknown')] : []),
    ...(count > 1 ? [warning('oneAfterAnother', { count })] : []),
  ]
}

function judgeOutcome(outcome: Outcome, count: number): Warning[] {
  switch (outcome.is) {
    case 'fails':
      return [warning('willFail', { reason: outcome.reason, at: outcome.at })]
    case 'unknown':
      return count > 1 ? [warning('notPlayed', { from: 1, count })] : []
    case 'changes':
      return outcome.unplayedFrom === undefined
        ? []
        : [warning('notPlayed', { from: outcome.unplayedFrom, count })]
    default:
      return []
  }
}

function judgeLookup(lookup: SolanaLookup): Warning[] {
  return 'unread' in lookup ? [warning('unreadTable', { table: lookup.unread })] : []
}

function judgeStep(step: SolanaStep, action: SolanaTransactionsAction, facts: Facts): Warning[] {
  const own = action.account.address
  switch (step.is) {
    case 'unknown':
      return [warning('blindProgram', { program: step.program })]
    case 'giveAway':
      return [warning('givesAway', { account: step.account })]
    case 'allow':
      return step.amount === 0n ? [] : [judgeDelegate(step, facts)]
    case 'shared':
      return judgeShared(step, own)
    case 'close':
      return step.to === own ? [] : [warning('closesToOther', { account: step.account })]
    case 'pay':
      return step.from === own ? judgeReceiver(step.to, action, facts) : []
    case 'send': {
      const receiver = facts.holders[step.to]?.owner
      return receiver === undefined || step.by !== own ? [] : judgeReceiver(receiver, action, facts)
    }
    case 'nonce':
      return [warning('staysGood')]
    default:
      return []
  }
}

function judgeShared({ account, signers }: Extract<SolanaStep, { is: 'shared' }>, own: string) {
  const isOurs = account !== own && signers.includes(own)
  return isOurs ? [warning('sharedAccount', { account })] : []
}

/** What calls of programs hand on without saying so. */
function judgeHanded(
  handed: readonly Handed[],
  action: SolanaTransactionsAction,
  facts: Facts,
): Warning[] {
  const said = solanaSteps(action)
  return handed.flatMap((one) => {
    if (one.is === 'account') return [warning('givesAway', { account: one.account })]
    if (one.is !== 'allowance') return []
    const isSaid = said.some((step) => isSameAllowance(step, one, facts))
    if (one.amount >= noLimitFrom)
      return [warning('noLimit', { token: nameOfToken(one.token, facts), spender: one.spender })]
    return isSaid
      ? []
      : [warning('silentAllowance', { token: nameOfToken(one.token, facts), spender: one.spender })]
  })
}

/** A step that says it, of this token and not of less: another one to the same spender says nothing of it. */
function isSameAllowance(
  step: SolanaStep,
  { token, spender, amount }: Extract<Handed, { is: 'allowance' }>,
  { holders }: Facts,
): boolean {
  if (step.is !== 'allow' || step.spender !== spender || step.amount < amount) return false
  return (step.token ?? holders[step.account]?.token) === token
}

/** Services of Solana need no delegate, because the user signs each of their transactions: so a delegate of any amount is a danger. */
function judgeDelegate(
  { account, token, spender, amount }: Extract<SolanaStep, { is: 'allow' }>,
  facts: Facts,
): Warning {
  const known = token ?? facts.holders[account]?.token
  return warning(amount >= noLimitFrom ? 'noLimit' : 'delegate', {
    token: known === undefined ? account : nameOfToken(known, facts),
    spender,
  })
}

/** Of tokens that others have power over, whoever holds them. */
function judgeTokens(action: SolanaTransactionsAction, facts: Facts): Warning[] {
  const said = solanaSteps(action).flatMap((step) => ('token' in step ? (step.token ?? []) : []))
  const moved = facts.outcome.is === 'changes' ? facts.outcome.changes : []
  const all = new Set([...said, ...moved.flatMap(({ token }) => token ?? [])])
  return [...all].flatMap((mint) => {
    const { taker, hook } = facts.tokens[mint] ?? {}
    const token = nameOfToken(mint, facts)
    return [
      ...(taker ? [warning('takenBack', { token, taker })] : []),
      ...(hook ? [warning('hooked', { token, program: hook })] : []),
    ]
  })
}
