import { FoyerError, swapRefusals } from '@foyer/protocol'

/** The error of a swap that is not offered, or refused before anything is signed. */
export function refuseSwap(
  finding: refuseSwap.Finding,
  cause?: unknown,
): FoyerError<'swap_refused'> {
  return new FoyerError('swap_refused', { data: { finding, reason: swapRefusals[finding] }, cause })
}

export declare namespace refuseSwap {
  type Finding = keyof typeof swapRefusals
}
