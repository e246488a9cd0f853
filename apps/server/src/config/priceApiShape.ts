import * as v from 'valibot'

/** A public service that knows prices. */
const PriceApi = v.strictObject({
  kind: v.picklist(['defillama', 'coingecko']),
  url: v.pipe(v.string(), v.regex(/^https?:\/\/[^\s?#]+$/i)),
  key: v.optional(v.string(), ''),
  /** What it calls networks, where the server does not know that or knows it wrongly. */
  networks: v.optional(v.record(v.string(), v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))), {}),
})
export type PriceApi = v.InferOutput<typeof PriceApi>

/** The setting: JSON, or nothing for no service. */
export const priceApiShape = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    if (dataset.value === '') return undefined
    try {
      return v.parse(PriceApi, JSON.parse(dataset.value))
    } catch {
      // Neither the text nor what a parser says of it: there may be a key in it.
      addIssue({ message: 'must be JSON with kind (defillama or coingecko) and url' })
      return NEVER
    }
  }),
)
