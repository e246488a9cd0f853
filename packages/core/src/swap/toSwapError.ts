import { FoyerError, swapRefusals } from '@foyer/protocol'
import { refuseSwap } from '../families/refuseSwap.js'

/** What a refusal of the host's server says of a swap, by the name of its reason; any other error as it is. */
export function toSwapError(error: unknown): unknown {
  if (!FoyerError.is(error, 'http_status')) return error
  const { status, reason } = error.data
  if (status === 429) return refuseSwap('rate_limited', error)
  // A quote that is over, or of another process whose secret is another one.
  if (reason === 'quote_unknown') return refuseSwap('price_moved', error)
  if (reason !== undefined && isFinding(reason)) return refuseSwap(reason, error)
  // A server without these calls.
  if (status === 404) return refuseSwap('network_not_supported', error)
  return status >= 500 ? refuseSwap('provider_down', error) : error
}

function isFinding(name: string): name is refuseSwap.Finding {
  return Object.hasOwn(swapRefusals, name)
}
