import type { Logger } from 'pino'
import { describeError } from '../../errors/describeError.js'
import { type Counter, providerCount } from '../../events/createCounter.js'
import { gatherOffers } from './gatherOffers.js'
import type { SwapOrder, SwapProvider } from './SwapProvider.js'
import { faultOf, refuse } from './toRefusal.js'

/** Gathers offers, and counts for the operator what came of each provider. */
export function createOffers({ counter, log }: { counter: Counter; log: Logger }) {
  const count = (project: string, provider: string, outcome: string) =>
    counter.add(project, providerCount('swap', outcome), provider)
  return {
    count,
    /** As `gatherOffers`, with the error that a page gets. */
    async gather(
      { providers, order }: { providers: readonly SwapProvider[]; order: SwapOrder },
      project: string,
    ) {
      const network = order.network.id
      const offers = await gatherOffers(providers, order, (provider, error) => {
        // One that has no way between these tokens has not failed.
        if (faultOf(error) !== 'no_route') count(project, provider, faultOf(error))
        if (faultOf(error) !== 'provider_down') return
        log.warn({ network, provider, ...describeError(error) }, 'A swap provider gave no offer')
      }).catch(refuse)
      for (const provider of new Set(offers.map((one) => one.provider)))
        count(project, provider, 'offered')
      return offers
    },
  }
}
