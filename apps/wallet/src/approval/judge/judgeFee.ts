import type { Facts } from '../facts/Facts.js'
import { cents } from '../text/cents.js'
import type { FeeDue } from './FeeDue.js'
import { type Warning, warning } from './Warning.js'

/**
 * From here on a fee is a danger: so many times what the network takes by its own word, where that is more than little change; or so much
 * in cents of a dollar, whatever the network takes.
 */
const times = 5n
const littleCents = 500n
const muchCents = 10_000n

/** Of a fee that the account pays: a page names it, and whoever carries the transaction out gets it. */
export function judgeFee(due: FeeDue, facts: Facts): readonly Warning[] {
  if (!facts.isSettled || due.most === 0n) return []
  const worth = worthOf(due, facts)
  if (worth === undefined && due.usual === undefined) return [warning('feeUnknown')]
  return isTooMuch(due, worth) ? [warning('feeTooHigh')] : []
}

function isTooMuch({ most, usual }: FeeDue, worth: bigint | undefined): boolean {
  if (worth !== undefined && worth > muchCents) return true
  const isMany = usual !== undefined && most > usual * times
  return isMany && (worth === undefined || worth > littleCents)
}

function worthOf({ most }: FeeDue, { network, prices }: Facts): bigint | undefined {
  return network && cents(most, network.decimals, prices.coin)
}
