import { hourMs } from '../../bounds/times.js'
import { refuseFor } from './callProvider.js'
import { readAmount } from './fields.js'

/** There are not many more countries. */
const placesMax = 300

/** Makes what refuses purchases that a provider does not sell, by what it says of a country itself: each place is looked up once in an hour. */
export function createLimits(
  now: () => number,
  look: (country: string) => Promise<readonly createLimits.Currency[]>,
): { admit(country: string, fiat: string, amount: string): Promise<void> } {
  const places = new Map<string, { until: number; currencies: readonly createLimits.Currency[] }>()
  async function read(country: string) {
    const known = places.get(country)
    if (known && known.until > now()) return known.currencies
    const currencies = await look(country)
    if (places.size >= placesMax) places.clear()
    places.set(country, { until: now() + hourMs, currencies })
    return currencies
  }
  return {
    /**
     * @throws `HttpError` 400 `country_not_supported`, `amount_too_small`, `amount_too_large`; `ServiceError` where the provider does not say
     */
    async admit(country, fiat, amount) {
      const currencies = await read(country)
      if (currencies.length === 0) throw refuseFor('country_not_supported')
      const limits = currencies.find(({ currency }) => currency === fiat)?.limits ?? []
      // A currency without limits of its own is judged by the quote.
      if (limits.length === 0) return
      const units = readAmount(amount)
      if (limits.every(({ min }) => units < min)) throw refuseFor('amount_too_small')
      if (limits.every(({ max }) => units > max)) throw refuseFor('amount_too_large')
    },
  }
}

export declare namespace createLimits {
  /** What may be paid with, and how much by each way to pay, as units of eighteen decimals. */
  type Currency = {
    readonly currency: string
    readonly limits: readonly { readonly min: bigint; readonly max: bigint }[]
  }
}
