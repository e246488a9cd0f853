import type { Action } from '../../actions/Action.js'
import type { Facts, Handed } from '../facts/Facts.js'
import { kindOf } from '../families/kindOf.js'
import type { LeavingAsset } from '../judge/LeavingAsset.js'
import type { Warning } from '../judge/Warning.js'
import { cents } from '../text/cents.js'

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
  const kind = kindOf(action)
  const said = kind.leavingBy?.(action, facts) ?? []
  // The page that sets the fee may also receive it.
  const due = kind.feeDue?.(action, facts)
  const fee = due ? [{ token: undefined, amount: due.most }] : []
  return [said, played(facts)].some((all) => isMore([...all, ...fee], facts, limit))
}

function isMore(all: readonly LeavingAsset[], facts: Facts, limit: bigint): boolean {
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

function played({ outcome }: Facts): readonly LeavingAsset[] {
  if (outcome.is !== 'changes') return []
  const left = outcome.changes
    .filter(({ amount }) => amount < 0n)
    .map(
      ({ token, id, amount }) => ({ token, amount: id === undefined ? -amount : 'all' }) as const,
    )
  return [...left, ...(outcome.handed ?? []).map(ofHanded)]
}

/** A right that others have afterwards counts as much as what left. */
function ofHanded(one: Handed): LeavingAsset {
  return one.is === 'allowance'
    ? { token: one.token, amount: one.amount }
    : { token: '?', amount: 'all' }
}
