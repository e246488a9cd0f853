import { parseUnits } from '@foyer/protocol'
import { useDollars } from '../hooks/useDollars.js'

const cent = 10_000n

/** What something costs in dollars, which is less than a cent where that is so, and never nothing for something. */
export function CostInDollars({ cost, below }: CostInDollars.Props) {
  const dollars = useDollars()
  const micro = parseUnits(cost, 6)
  if (micro > 0n && micro < cent) return <bdi>{below(dollars(cent).whole)}</bdi>
  return <bdi dir="ltr">{dollars(micro).whole}</bdi>
}

declare namespace CostInDollars {
  type Props = {
    /** A decimal with six places at most. */
    cost: string
    /** Less than an amount, in words. */
    below: (amount: string) => string
  }
}
