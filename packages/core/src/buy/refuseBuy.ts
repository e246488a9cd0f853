import { buyRefusals, FoyerError } from '@foyer/protocol'
import type { BuyFinding } from './state.js'

/** The error of a purchase that is not offered, or refused before its page is opened. */
export function refuseBuy(finding: BuyFinding, cause?: unknown): FoyerError<'buy_refused'> {
  return new FoyerError('buy_refused', { data: { finding, reason: buyRefusals[finding] }, cause })
}

/** What a refusal of the host's server says of a purchase, by the name of its reason; any other error as it is. */
export function toBuyError(error: unknown): unknown {
  if (!FoyerError.is(error, 'http_status')) return error
  const { status, reason } = error.data
  if (status === 429) return refuseBuy('rate_limited', error)
  if (reason !== undefined && isFinding(reason)) return refuseBuy(reason, error)
  return status >= 500 ? refuseBuy('provider_down', error) : error
}

function isFinding(name: string): name is BuyFinding {
  return Object.hasOwn(buyRefusals, name)
}
