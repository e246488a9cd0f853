import { within } from '@foyer/protocol'
import { SwapError, type SwapFault } from './SwapError.js'
import type { SwapOffer, SwapOrder, SwapProvider } from './SwapProvider.js'

/** A provider that takes longer gives no offer. */
const waitMs = 4_000
/** So long the others are waited for once one has an offer. */
const othersMs = 1_500

export type GivenOffer = { readonly provider: string; readonly offer: SwapOffer }

/**
 * What the providers give for an order, in their order. All are asked at once.
 *
 * @param noteFault what is done with each refusal of a provider
 * @throws `SwapError` when none gives anything: with the fault that says most
 */
export async function gatherOffers(
  providers: readonly SwapProvider[],
  order: SwapOrder,
  noteFault: (provider: string, error: unknown) => void,
): Promise<readonly GivenOffer[]> {
  const given: (readonly GivenOffer[] | undefined)[] = providers.map(() => undefined)
  const faults: SwapError[] = []
  let hasFirst = () => {}
  const first = new Promise<void>((resolve) => {
    hasFirst = resolve
  })
  const all = providers.map(async (provider, index) => {
    try {
      const offers = await within(provider.quote(order), waitMs)
      given[index] = offers.map((offer) => ({ provider: provider.id, offer }))
      if (offers.length > 0) hasFirst()
    } catch (error) {
      noteFault(provider.id, error)
      faults.push(error instanceof SwapError ? error : new SwapError('provider_down'))
    }
  })
  const settled = Promise.all(all)
  await Promise.race([settled, first.then(() => within(settled, othersMs).catch(() => {}))])
  const offers = given.flatMap((some) => some ?? [])
  if (offers.length > 0) return offers
  throw mostTelling(faults)
}

/** A provider that knows why comes before one that could not say. */
const order: readonly SwapFault[] = [
  'amount_too_small',
  'amount_too_large',
  'token_not_supported',
  'no_route',
  'rate_limited',
  'provider_down',
  'price_moved',
]

function mostTelling(faults: readonly SwapError[]): SwapError {
  const [first] = [...faults].sort(
    (one, other) => order.indexOf(one.fault) - order.indexOf(other.fault),
  )
  return first ?? new SwapError('no_route')
}
