import { HttpError } from '../../errors/HttpError.js'
import { ServiceError } from '../fetchAnswer.js'

/** What a page gets where a provider made no page for a purchase: none was begun, so that it may be tried again. */
export function toPageRefusal(error: unknown): unknown {
  if (!(error instanceof ServiceError)) return error
  const description = 'The provider does not answer. Try again shortly, or buy at another one.'
  return new HttpError(502, 'provider_down', description, {}, { cause: error })
}
