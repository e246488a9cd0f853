import { HttpError } from '../../errors/HttpError.js'
import { createBreaker } from '../createBreaker.js'
import { ServiceError } from '../fetchAnswer.js'
import type { OnrampProvider } from './OnrampProvider.js'

/** A provider that is left alone for a while after failures in a row. */
export type RestingProvider = OnrampProvider & { isResting(): boolean }

/** Calls a provider no more that failed again and again, until a single call of later shows that it answers. A refusal is an answer. */
export function restFailing(provider: OnrampProvider, now: () => number): RestingProvider {
  const breaker = createBreaker(now)
  async function attempt<value>(call: () => Promise<value>): Promise<value> {
    if (!breaker.admits()) throw new ServiceError('is left alone after failures')
    try {
      const answer = await call()
      breaker.succeeded()
      return answer
    } catch (error) {
      if (error instanceof HttpError) breaker.succeeded()
      else breaker.failed()
      throw error
    }
  }
  return {
    ...provider,
    isResting: breaker.isResting,
    quote: (request) => attempt(() => provider.quote(request)),
    open: (order) => attempt(() => provider.open(order)),
    findOrder: (order) => attempt(() => provider.findOrder(order)),
  }
}
