import { HttpError, type HttpStatus } from '../../errors/HttpError.js'
import { SwapError, type SwapFault } from './SwapError.js'

const refusals = {
  no_route: [400, 'No way was found to swap these tokens.'],
  amount_too_small: [400, 'The amount is too small to be swapped.'],
  amount_too_large: [400, 'The amount is larger than what can be swapped.'],
  token_not_supported: [400, 'This token cannot be swapped here.'],
  rate_limited: [429, 'The swap services were asked too often. Try again shortly.'],
  provider_down: [502, 'The swap services do not answer. Try again shortly.'],
  price_moved: [409, 'The price has moved. Look at the new one.'],
} as const satisfies Readonly<Record<SwapFault, readonly [HttpStatus, string]>>

/** The refusal of a call by the fault of a provider. */
export function toRefusal(error: SwapError): HttpError {
  const [status, description] = refusals[error.fault]
  const { retryAfter } = error
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
  return new HttpError(status, error.fault, description, headers, { cause: error })
}

/** Why a provider gave nothing: one that fails with anything else did not answer. */
export function faultOf(error: unknown): SwapFault {
  return error instanceof SwapError ? error.fault : 'provider_down'
}

/** Throws what a page gets of an error of a provider. */
export function refuse(error: unknown): never {
  throw error instanceof SwapError ? toRefusal(error) : error
}
