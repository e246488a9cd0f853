import { FoyerError } from '@foyer/protocol'
import { refuseSwap } from '../families/refuseSwap.js'
import type { OfferedFee, OfferedSwap, SwapWarning } from '../SwapFeatures.js'
import type { SwapPreview } from './state.js'

/**
 * A preview that was made anew may be signed by the press on the one before where all of it was seen there: it costs no more, gives no less, and goes to no other contract.
 *
 * @throws `swap_refused` (`price_moved` where less is received, `changed` for contracts, steps, warnings or fees of the provider that were not shown), `fee_risen`
 */
export function demandSeen(shown: SwapPreview, renewed: SwapPreview): void {
  if (renewed.minReceived < shown.minReceived) throw refuseSwap('price_moved')
  const isSame =
    placeOf(shown) === placeOf(renewed) &&
    (shown.isBatch || !renewed.isBatch) &&
    renewed.steps.every(({ kind }) => shown.steps.some((step) => step.kind === kind)) &&
    areSeen(shown.offer, renewed.offer) &&
    renewed.warnings.every((one) => shown.warnings.some((other) => isWarned(other, one)))
  if (!isSame) throw refuseSwap('changed')
  if (renewed.fee > shown.fee) throw new FoyerError('fee_risen')
}

/** To whom it goes. */
function placeOf({ offer: { provider, router, spender } }: SwapPreview): string {
  return [provider, router, spender].join(' ')
}

/** Each fee is one that was shown, or a part of it. */
function areSeen({ fees: shown }: OfferedSwap, { fees }: OfferedSwap): boolean {
  const sumOf = (all: readonly OfferedFee[], { token, to }: OfferedFee) =>
    all
      .filter((one) => one.token === token && one.to === to)
      .reduce((sum, { amount }) => sum + amount, 0n)
  return fees.every((fee) => sumOf(fees, fee) <= sumOf(shown, fee))
}

/** Whether one warning says what another one does, and as much. */
function isWarned(shown: SwapWarning, { code, side, mustConfirm, bps = 0 }: SwapWarning): boolean {
  return (
    shown.code === code &&
    shown.side === side &&
    (shown.mustConfirm || !mustConfirm) &&
    (shown.bps ?? 0) >= bps
  )
}
