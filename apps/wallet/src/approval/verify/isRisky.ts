import type { Action } from '../../actions/Action.js'
import type { Facts, Handed } from '../facts/Facts.js'
import { feeDue } from '../judge/feeDue.js'
import type { Warning } from '../judge/Warning.js'
import { callsOf } from '../read/callsOf.js'
import type { ReadCall } from '../read/Reading.js'
import { readTypedData } from '../read/readTypedData.js'
import type { SolanaStep } from '../read/SolanaStep.js'
import { solanaSteps } from '../read/solanaSteps.js'
import { cents } from '../text/cents.js'

/** What leaves, or may leave: of a token, or of the network's coin. A piece of a collection, and `all`, have no price. */
type Leaving = { readonly token: string | undefined; readonly amount: bigint | 'all' }

/**
 * Whether a passkey is asked for: for every danger, and where more leaves or may leave than the limit.
 * What has no price counts as more. Prices are the server's, which could lie: they keep no thief out, but a slip.
 *
 * @param limit cents of a dollar
 */
export function isRisky(
  action: Action,
  { facts, warnings, limit }: { facts: Facts; warnings: readonly Warning[]; limit: bigint },
): boolean {
  if (action.kind === 'connect') return false
  if (warnings.some(({ level }) => level === 'danger')) return true
  // What is said of it, and what the network says comes of it: whichever is more.
  const fee = feeLeaving(action, facts)
  return [said(action, facts), played(facts)].some((all) => isMore([...all, ...fee], facts, limit))
}

function isMore(all: readonly Leaving[], facts: Facts, limit: bigint): boolean {
  let sum = 0n
  for (const { token, amount } of all) {
    const worth = amount === 'all' ? undefined : worthOf(token, amount, facts)
    if (worth === undefined) return true
    sum += worth
  }
  return sum > limit
}

function worthOf(token: string | undefined, amount: bigint, facts: Facts): bigint | undefined {
  const { network, prices, tokens } = facts
  if (token === undefined) {
    return amount === 0n ? 0n : network && cents(amount, network.decimals, prices.coin)
  }
  const about = tokens[token.toLowerCase()] ?? tokens[token]
  // Of a collection the number is a piece, also 0.
  if (about?.kind !== 'fungible') return undefined
  if (amount === 0n) return 0n
  return cents(amount, about.decimals, prices[token.toLowerCase()] ?? prices[token])
}

function played({ outcome }: Facts): readonly Leaving[] {
  if (outcome.is !== 'changes') return []
  const left = outcome.changes
    .filter(({ amount }) => amount < 0n)
    .map(
      ({ token, id, amount }) => ({ token, amount: id === undefined ? -amount : 'all' }) as const,
    )
  return [...left, ...(outcome.handed ?? []).map(ofHanded)]
}

/** A right that others have afterwards counts as much as what left. */
function ofHanded(one: Handed): Leaving {
  return one.is === 'allowance'
    ? { token: one.token, amount: one.amount }
    : { token: '?', amount: 'all' }
}

/** The page that sets the fee may also receive it. */
function feeLeaving(action: Action, facts: Facts): readonly Leaving[] {
  switch (action.kind) {
    case 'transaction':
    case 'calls':
    case 'userOperation':
    case 'solanaTransactions':
      return [{ token: undefined, amount: feeDue(action, facts).most }]
    default:
      return []
  }
}

function said(action: Action, { holders }: Facts): readonly Leaving[] {
  switch (action.kind) {
    case 'transaction':
    case 'calls':
    case 'userOperation':
      return (callsOf(action) ?? []).flatMap(ofCall)
    case 'typedData':
      return ofTypedData(readTypedData(action.typedData, action.account.address))
    case 'solanaTransactions':
      return solanaSteps(action).flatMap((step) => ofStep(step, holders))
    default:
      return []
  }
}

function ofCall({ reading, value }: ReadCall): readonly Leaving[] {
  const coin = { token: undefined, amount: value }
  switch (reading.is) {
    case 'send':
      return [coin, { token: reading.token, amount: reading.amount }]
    case 'sendPieces':
      return [coin, { token: reading.token, amount: 'all' }]
    case 'allow':
      return reading.how === 'less'
        ? [coin]
        : [coin, { token: reading.token, amount: reading.amount }]
    default:
      return [coin]
  }
}

function ofTypedData(read: ReturnType<typeof readTypedData>): readonly Leaving[] {
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
    case 'unknown':
      return []
  }
}

function ofStep(step: SolanaStep, holders: Facts['holders']): readonly Leaving[] {
  switch (step.is) {
    case 'pay':
    case 'create':
      return [{ token: undefined, amount: step.amount }]
    case 'send':
    case 'allow':
    case 'burn': {
      const token = step.token ?? holders[step.is === 'send' ? step.from : step.account]?.token
      // A token without a known address has no price.
      return [token === undefined ? { token: '?', amount: 'all' } : { token, amount: step.amount }]
    }
    default:
      return []
  }
}
